/** `npm start`: from a fresh clone to an open site, in one command. */
import { pathToFileURL } from 'node:url';
import { ensureReady } from './prepare.mjs';

await ensureReady();
await import(pathToFileURL('dist/server/main.js').href);
