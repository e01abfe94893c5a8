/** False in Safari before 16.4 and Firefox before 113. */
export const canGzip = (): boolean => typeof CompressionStream !== 'undefined';

/** False in the same browsers. */
export const canGunzip = (): boolean => typeof DecompressionStream !== 'undefined';

/**
 * Compresses a text; call it only if `canGzip`. Entries of a backlog are similar, and shrink to a tenth. It
 * does not use a Blob, whose bytes a browser keeps in another process.
 */
export function gzip(text: string): Promise<ArrayBuffer> {
  const { writable, readable } = new CompressionStream('gzip');
  const writer = writable.getWriter();
  // An error here also rejects the read below.
  void writer.write(new TextEncoder().encode(text)).catch(() => undefined);
  void writer.close().catch(() => undefined);
  return new Response(readable).arrayBuffer();
}
