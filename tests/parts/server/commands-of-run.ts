/** Where a run keeps the programs of the operator's commands: removed after its last test file. */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';

/** The environment variable with that folder. */
export const COMMANDS = 'COMMANDS_OF_RUN';

/** Called by the test runner before the first file. @returns what it calls after the last */
export default async function setup(): Promise<() => Promise<void>> {
  // Beside the packages, which the programs import.
  await mkdir('node_modules/.cache', { recursive: true });
  const folder = await mkdtemp('node_modules/.cache/commands-');
  process.env[COMMANDS] = folder;
  return () => rm(folder, { recursive: true });
}
