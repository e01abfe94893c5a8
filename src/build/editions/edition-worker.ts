/**
 * Entry of the thread that draws an edition. It is started before there is one to draw, and reads what the build noted; what
 * is published is laid over the content as that loads, so that each thread draws once.
 */
import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import type { EditionOrder, EditionThreadData } from '../../content/editable/edition-order.ts';
import { OVERRIDES_OF_PROCESS } from '../../content/editable/overrides.ts';
import { readBuiltFiles } from './built-files.ts';

// React's development version renders the same in three times as long.
process.env.NODE_ENV = 'production';
const { site } = workerData as EditionThreadData;
const asked = parentPort && once(parentPort, 'message');
const [built] = await Promise.all([
  readBuiltFiles(site),
  // Packages that know no content are loaded ahead too.
  import('react-dom/server'),
  import('react-router-dom'),
]);
const [{ overrides, ...order }] = (await asked) as [EditionOrder];
Object.assign(globalThis, { [OVERRIDES_OF_PROCESS]: overrides });
const { drawEdition } = await import('../../prerender.tsx');
parentPort?.postMessage(await drawEdition(order, built));
