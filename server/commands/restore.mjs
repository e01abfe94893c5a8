/** `npm run restore -- FILE`: see docs/operation.md#restore. */
import { ensureInstalled } from './prepare.mjs';

await ensureInstalled();
const { tsImport } = await import('tsx/esm/api');
await tsImport('./restore.ts', import.meta.url);
