/** `npm run check`: see README, "Develop". */
import { ensureInstalled } from '../server/commands/prepare.mjs';
import { runChecks } from './checks.mjs';

await ensureInstalled();
const { failed } = await runChecks();
process.exit(failed === 0 ? 0 : 1);
