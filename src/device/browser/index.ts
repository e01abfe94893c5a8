/** Browser features beyond the database: locks, background sync, persistent storage, installation, reports. */
export { requestBackgroundSync } from './background-sync.ts';
export { freeDiskSpace } from './free-disk-space.ts';
export { createLock, createLockPriority } from './locks.ts';
export { startTimer } from './timers.ts';
