import fc from 'fast-check';

/**
 * Property tests draw the same cases each time, so that a failure belongs to the change that shows it.
 * `FAST_CHECK_SEED=random npm test` looks for new ones; a failure prints its seed.
 */
const { FAST_CHECK_SEED = '20260719' } = process.env;

if (FAST_CHECK_SEED !== 'random') fc.configureGlobal({ seed: Number(FAST_CHECK_SEED) });
