/** Video (YUV4MPEG2) of a camera that is held over a screen with a chain of codes. */
import { writeFile } from 'node:fs/promises';
import { encodeQR } from 'qr';

const SIZE = 480;
const WIDTH = 640;
/** Pictures of each code, at thirty a second. */
const STANDS = 15;

export async function writeCodeVideo(path: string, codes: readonly string[]): Promise<void> {
  const parts: Buffer[] = [Buffer.from(`YUV4MPEG2 W${WIDTH} H${SIZE} F30:1 Ip A1:1 C420jpeg\n`)];
  for (const code of codes) {
    const picture = Buffer.concat([Buffer.from('FRAME\n'), pictureOf(code)]);
    for (let count = 0; count < STANDS; count += 1) parts.push(picture);
  }
  await writeFile(path, Buffer.concat(parts));
}

/** Brightness of each pixel, then two planes without colour. */
function pictureOf(code: string): Buffer {
  const grid = encodeQR(code, 'raw', { ecc: 'low', border: 4 });
  const scale = Math.floor(SIZE / grid.length);
  const luma = Buffer.alloc(WIDTH * SIZE, 235);
  for (const [y, row] of grid.entries()) {
    for (const [x, isDark] of row.entries()) {
      if (!isDark) continue;
      for (let line = 0; line < scale; line += 1) {
        const start = (y * scale + line) * WIDTH + x * scale;
        luma.fill(16, start, start + scale);
      }
    }
  }
  return Buffer.concat([luma, Buffer.alloc((WIDTH * SIZE) / 2, 128)]);
}
