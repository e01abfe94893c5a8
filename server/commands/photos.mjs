/** `npm run photos`: see public/photos/README.md. */
import { ensureInstalled } from './prepare.mjs';

await ensureInstalled();
const { tsImport } = await import('tsx/esm/api');
await tsImport('../../src/build/photo-check/main.ts', import.meta.url);
