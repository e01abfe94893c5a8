/** Exports for pages only, because they need a window. */
export { installAdvice, storageAdvice } from './browser-advice.ts';
export { whenIdle } from './idle.ts';
export { listenForInstallOffer } from './install-offer.ts';
export { installation } from './installation.ts';
export { useNearlyFull } from './nearly-full.ts';
export { onPageLeave } from './page-leave.ts';
export {
  type PersistenceState,
  requestPersistentStorage,
  usePersistentStorage,
} from './persistent-storage.ts';
