/** `npm run keys -- rotate`: see README, "Sealing keys". */
import { ensureInstalled } from './prepare.mjs';

ensureInstalled();
const { tsImport } = await import('tsx/esm/api');
await tsImport('./keys.ts', import.meta.url);
