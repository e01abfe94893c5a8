/**
 * A newer version of the program, made of the present one for `alter` of a line: the worker is another one, and a script of
 * the outbox has another address and the same content.
 */
export const newerVersion =
  (version = 'newer') =>
  (script: string): string =>
    `${script.replace(/("outboxScripts":\["[^"]+)"/, `$1?${version}"`)}\n/* ${version} */`;

/** The worker, and the list of packs that it imports. */
export const WORKER_SCRIPTS = /^\/(service-worker|site-packs)\.js$/;
