/** Copies of text files as browsers ask for them. */
import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Bytes of the copies of a file. */
export interface CopySizes {
  brotli: number;
  gzip: number;
}

/**
 * Writes a brotli and a gzip copy beside a file.
 * @param quality of brotli, 0 to 11; copies below the highest are made quickly, those of gzip too
 */
export async function writeCompressed(file: string, content: Buffer, quality = 11): Promise<CopySizes> {
  const params = {
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    [constants.BROTLI_PARAM_QUALITY]: quality,
  };
  const [small, old] = await Promise.all([
    brotli(content, { params }),
    gzipped(content, { level: quality < 11 ? 6 : 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, small), writeFile(`${file}.gz`, old)]);
  return { brotli: small.length, gzip: old.length };
}
