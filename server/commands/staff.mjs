/** `npm run staff -- add EMAIL --role ROLE`: see docs/operation.md#accounts. */
import { ensureInstalled } from './prepare.mjs';

await ensureInstalled();
const { tsImport } = await import('tsx/esm/api');
await tsImport('./staff.ts', import.meta.url);
