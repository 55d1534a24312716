import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    setupFiles: ['test/setup.ts'],
    // A slow two-core machine runs real child processes beside property tests.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    pool: 'forks',
  },
});
