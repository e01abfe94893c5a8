/** `npm run dev`: see README, "Develop". */
import { ensureInstalled } from './prepare.mjs';

await ensureInstalled();
const { tsImport } = await import('tsx/esm/api');
await tsImport('../dev/main.ts', import.meta.url);
