/** `npm run demo`: the same server on a throw-away database with sample records, see README. */
import { pathToFileURL } from 'node:url';
import { ensureReady } from './prepare.mjs';

await ensureReady();
const { tsImport } = await import('tsx/esm/api');
await tsImport('./demo.ts', import.meta.url);
await import(pathToFileURL('dist/server/main.js').href);
