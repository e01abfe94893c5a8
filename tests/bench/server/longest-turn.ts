/** How long one turn of a server's event loop takes at most: see `turn-watch.mjs`, which the server loads. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RunningServer } from '../../parts/server/running-server.ts';

const TURNS = join(tmpdir(), `longest-turn.${process.pid}`);

/** Servers that are started from now on watch their turns. */
export function watchTurns(): void {
  process.env.TURN_WATCH_FILE = TURNS;
  process.env.NODE_OPTIONS = `--import ${pathToFileURL(join(import.meta.dirname, 'turn-watch.mjs')).href}`;
}

/** Milliseconds of processor time since it was last asked. */
export async function longestTurn({ process: server }: RunningServer): Promise<number> {
  rmSync(TURNS, { force: true });
  server.kill('SIGUSR2');
  while (!existsSync(TURNS)) await new Promise((resolve) => setTimeout(resolve, 5));
  return Number(readFileSync(TURNS, 'utf8'));
}
