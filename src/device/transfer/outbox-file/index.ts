/** The outbox as a sealed file, which any device may send. Loaded on demand. */
export { createCodeReader, type Read, toCodes } from './code-chain.ts';
export { exportSealed, leaveWith, type SealedExport } from './export-sealed.ts';
export { FILE_BYTES, outboxFileName, readOutboxFile } from './read-file.ts';
export { fitsEnvelope, sealOutbox } from './seal-outbox.ts';
