import { register } from 'node:module';

// Loaded with --import: names each module that is loaded afterwards on standard error.
register(
  `data:text/javascript,${encodeURIComponent(`
    import { writeSync } from 'node:fs';
    export async function load(url, context, next) {
      writeSync(2, 'loaded ' + url + '\\n');
      return next(url, context);
    }
  `)}`,
);
