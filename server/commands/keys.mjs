/** `npm run keys -- rotate`: see docs/operation.md#sealing-keys. */
import { ensureInstalled } from './prepare.mjs';

await ensureInstalled();
const { tsImport } = await import('tsx/esm/api');
await tsImport('./keys.ts', import.meta.url);
