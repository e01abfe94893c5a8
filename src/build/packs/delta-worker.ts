/** Entry of the thread that makes what turns former packs into those that are shown. It knows no content. */
import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type { DeltaOrder } from '../../content/editable/delta-order.ts';
import { writeAllDeltas } from './write-deltas.ts';

// Nobody waits for it. Elsewhere than on Linux this would be the priority of the whole server.
if (process.platform === 'linux') setPriority(10);
await writeAllDeltas(workerData as DeltaOrder);
parentPort?.postMessage(null);
