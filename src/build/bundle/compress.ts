/** Copies of text files as browsers ask for them. */
import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/**
 * Writes a brotli and a gzip copy beside a file.
 * @param quality of brotli, 0 to 11
 */
export async function writeCompressed(file: string, content: Buffer, quality = 11): Promise<void> {
  const params = {
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    [constants.BROTLI_PARAM_QUALITY]: quality,
  };
  await Promise.all([
    brotli(content, { params }).then((copy) => writeFile(`${file}.br`, copy)),
    gzipped(content, { level: 9 }).then((copy) => writeFile(`${file}.gz`, copy)),
  ]);
}
