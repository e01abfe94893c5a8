/** False in Safari before 16.4 and Firefox before 113. */
export const canPack = (): boolean => typeof CompressionStream !== 'undefined';

/** False in the same ones. */
export const canUnpack = (): boolean => typeof DecompressionStream !== 'undefined';

/**
 * Entries of a backlog are similar: gzip reduces it to a tenth. Only where `canPack`. Not by way of a Blob, whose bytes
 * a browser keeps in another process.
 */
export function gzip(text: string): Promise<ArrayBuffer> {
  const { writable, readable } = new CompressionStream('gzip');
  const writer = writable.getWriter();
  // What fails here fails the reading too.
  void writer.write(new TextEncoder().encode(text)).catch(() => undefined);
  void writer.close().catch(() => undefined);
  return new Response(readable).arrayBuffer();
}
