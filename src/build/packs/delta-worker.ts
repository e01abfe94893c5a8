/** Entry of the thread that makes what turns former packs into those that are shown. It knows no content. */
import { parentPort, workerData } from 'node:worker_threads';
import type { DeltaOrder } from './delta-order.ts';
import { writeAllDeltas } from './write-deltas.ts';

await writeAllDeltas(workerData as DeltaOrder);
parentPort?.postMessage(null);
