/** Memory and processor time of a running server, as Linux tells. */
import { readFileSync } from 'node:fs';
import type { RunningServer } from '../../../parts/server/running-server.ts';

/** Clock ticks of /proc in a second. */
const TICKS = 100;

/** Processor time since its start, seconds. */
export function processorSeconds({ process: { pid } }: RunningServer): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

/** Watches from now on. @returns the growth of its memory at most, megabytes */
export function watchMemory(server: RunningServer): () => number {
  const before = memoryOf(server);
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, memoryOf(server));
  }, 20);
  return () => {
    clearInterval(timer);
    return most - before;
  };
}

function memoryOf({ process: { pid } }: RunningServer): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes ?? 0) / 1_000;
}
