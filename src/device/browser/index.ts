/** Browser features beyond the database: locks, wakes, persistent storage, installation, reports. */
export { requestBackgroundSync } from './background-sync.ts';
export { createLock, createPriority } from './locks.ts';
export { makeRoom } from './make-room.ts';
export { after } from './timers.ts';
