/** False in Safari before 16.4 and Firefox before 113. */
export const canPack = (): boolean => typeof CompressionStream !== 'undefined';

/** False in the same ones. */
export const canUnpack = (): boolean => typeof DecompressionStream !== 'undefined';

/** Entries of a backlog are similar: gzip reduces it to a tenth. Only where `canPack`. */
export function gzip(text: string): Promise<ArrayBuffer> {
  return new Response(new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))).arrayBuffer();
}
