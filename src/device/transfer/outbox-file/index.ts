/** The outbox as a sealed file, which any device may send. Loaded on demand. */
export { type CodeReading, createCodeReader, encodeAsCodes } from './code-chain.ts';
export { exportSealedFile, markExported, type SealedExport } from './export-sealed.ts';
export { MAX_FILE_BYTES, outboxFileName, readOutboxFile } from './read-file.ts';
export { fitsEnvelope, sealOutbox } from './seal-outbox.ts';
