/** Exports for pages only, because they need a window. */
export { installAdvice, keepAdvice } from './browser-advice.ts';
export { whenIdle } from './idle.ts';
export { listenForInstallOffer } from './install-offer.ts';
export { installation } from './installation.ts';
export { whenLeaving } from './leaving.ts';
export { requestPersistentStorage, usePersistentStorage } from './persistent-storage.ts';
