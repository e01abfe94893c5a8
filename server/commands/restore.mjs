/** `npm run restore -- FILE`: see README, "Operation". */
import { ensureInstalled } from './prepare.mjs';

ensureInstalled();
const { tsImport } = await import('tsx/esm/api');
await tsImport('./restore.ts', import.meta.url);
