/** `npm start`: from a fresh clone to an open site, in one command. */
import { pathToFileURL } from 'node:url';
import { ensureBuilt, ensureInstalled } from './prepare.mjs';

ensureInstalled();
ensureBuilt();
await import(pathToFileURL('dist/server/main.js').href);
