/** Entry of the thread that draws an edition: what is published is laid over the content as it loads. */
import { parentPort, workerData } from 'node:worker_threads';
import type { EditionOrder } from '../../content/editable/edition-order.ts';
import { OVERRIDES_OF_PROCESS } from '../../content/editable/overrides.ts';

// React's development version renders the same in three times as long.
process.env.NODE_ENV = 'production';
const { overrides, ...order } = workerData as EditionOrder;
Object.assign(globalThis, { [OVERRIDES_OF_PROCESS]: overrides });
const { drawEdition } = await import('../../prerender.tsx');
parentPort?.postMessage(await drawEdition(order));
