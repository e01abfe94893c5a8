/** What the browser offers beyond the database: turns, wakes, lasting storage, installing, reports. */
export { requestBackgroundSync } from './background-sync.ts';
export { createLock, createPriority } from './locks.ts';
export { makeRoom } from './make-room.ts';
export { after } from './timers.ts';
