/** Browser features beyond the database: locks, background sync, persistent storage, installation, reports. */
export { requestBackgroundSync } from './background-sync.ts';
export { deleteSavedPages, freeDiskSpace, waitForFreedSpace } from './free-disk-space.ts';
export { createLock, createLockPriority } from './locks.ts';
export { reserveSpace } from './outbox-reserve.ts';
export { startTimer } from './timers.ts';
