/** Loads the outbox's part of the worker when it is needed. */
import { trustedWorkerUrl } from '../contract/document/trusted-types.ts';
import type { OutboxTasks } from './outbox-work.ts';
import { outboxScripts } from './site-packs.ts';

declare const self: ServiceWorkerGlobalScope & { outboxWork?: OutboxTasks };

/**
 * Loads the outbox. Call this while the worker installs: a browser lets a worker load later only what it loaded then,
 * and keeps it with the worker.
 */
export function loadOutbox(): OutboxTasks {
  if (!self.outboxWork) self.importScripts(...outboxScripts.map(trustedWorkerUrl));
  if (!self.outboxWork) throw new Error('The outbox’s part of the worker was not loaded');
  return self.outboxWork;
}
