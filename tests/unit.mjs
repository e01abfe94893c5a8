/** `npm run test:unit`: everything that needs neither a browser nor a built site. */
import { spawnSync } from 'node:child_process';
import { ensureInstalled } from '../server/commands/prepare.mjs';

await ensureInstalled();
const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    'pure',
    '--project',
    'node',
    ...process.argv.slice(2),
  ],
  { stdio: 'inherit' },
);
process.exit(status ?? 1);
