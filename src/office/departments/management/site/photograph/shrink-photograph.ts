/** A chosen file as it is sent: upright, smaller, a JPEG without where and with what it was taken. */
import { MOST_PHOTOGRAPH_BYTES } from '../../../../../kinds/site-photo-part/schema.ts';
import { say } from '../../../../../words/say.ts';
import { readPictureHeader } from './picture-header.ts';
import { noteOnSize, problemOfDecoding, problemOfFile, problemOfSize, sentSize } from './picture-problem.ts';

/** Tried one after another until the JPEG is small enough. */
const QUALITIES = [0.85, 0.75, 0.65, 0.5] as const;
/** The size of a JPEG stands in its first bytes, after the camera's notes and a small picture. */
const HEADER_BYTES = 1_000_000;

export type Shrunk = { jpeg: Blob; width: number; height: number; note: string | null } | { problem: string };

/**
 * Never rejects: what cannot be used is told in a sentence.
 * @param turns quarters to the right, for a picture whose camera did not know which side is up
 */
export async function shrinkPhotograph(file: Blob, turns = 0): Promise<Shrunk> {
  let head: Uint8Array;
  try {
    head = new Uint8Array(await file.slice(0, HEADER_BYTES).arrayBuffer());
  } catch {
    return { problem: say('This file cannot be read any more. Please choose it again.') };
  }
  const header = readPictureHeader(head);
  const problem = problemOfFile(file.size, header);
  if (problem !== null || !header) return { problem: problem ?? '' };
  const bitmap = await decodeUpright(file);
  if (!bitmap) return { problem: problemOfDecoding(header) };
  try {
    const { width, height } = turns % 2 === 0 ? bitmap : { width: bitmap.height, height: bitmap.width };
    const tooSmall = problemOfSize({ width, height });
    if (tooSmall !== null) return { problem: tooSmall };
    const size = sentSize({ width, height });
    const jpeg = await drawJpeg(bitmap, size, turns);
    if (!jpeg)
      return {
        problem: say(
          'This device has too little memory for the picture. Please close other apps, or choose a smaller one.',
        ),
      };
    return { jpeg, ...size, note: noteOnSize({ width, height }) };
  } finally {
    bitmap.close();
  }
}

/** Browsers of before do not know the option, and turn pictures upright without it. */
async function decodeUpright(file: Blob): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch (error) {
    if (!(error instanceof TypeError)) return null;
    return createImageBitmap(file).catch(() => null);
  }
}

async function drawJpeg(
  bitmap: ImageBitmap,
  { width, height }: { width: number; height: number },
  turns: number,
): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) return null;
  // A JPEG has no transparency: what was transparent is paper.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  const [across, down] = turns % 2 === 0 ? [width, height] : [height, width];
  context.translate(width / 2, height / 2);
  context.rotate((turns * Math.PI) / 2);
  context.drawImage(bitmap, -across / 2, -down / 2, across, down);
  try {
    for (const quality of QUALITIES) {
      const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
      if (jpeg?.type !== 'image/jpeg') return null;
      if (jpeg.size <= MOST_PHOTOGRAPH_BYTES) return jpeg;
    }
    return null;
  } finally {
    // Phones keep the memory of a canvas for long otherwise.
    canvas.width = 0;
    canvas.height = 0;
  }
}
