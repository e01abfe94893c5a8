/** `npm run backup -- FILE`: see docs/operation.md#backup. */
import { ensureInstalled } from './prepare.mjs';

await ensureInstalled();
const { tsImport } = await import('tsx/esm/api');
await tsImport('./backup.ts', import.meta.url);
