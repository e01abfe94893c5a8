/** Format and pixels of a picture, read from its first bytes before anything is decoded. Pure. */

export interface PictureHeader {
  format: 'jpeg' | 'png' | 'webp' | 'heic' | 'avif';
  /** Pixels as stored; absent where the header does not say them plainly. */
  width?: number;
  height?: number;
}

/** Returns undefined for what is no photograph, whatever its name says. */
export function readPictureHeader(bytes: Uint8Array): PictureHeader | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  if (bytes.length < 12) return undefined;
  if (view.getUint16(0) === 0xffd8) return { format: 'jpeg', ...jpegSize(view) };
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') {
    if (bytes.length < 24) return { format: 'png' };
    return { format: 'png', width: view.getUint32(16), height: view.getUint32(20) };
  }
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP')
    return { format: 'webp', ...webpSize(view, text(12, 16)) };
  if (text(4, 8) !== 'ftyp') return undefined;
  const brand = text(8, 12);
  if (/^avi[fs]$/.test(brand)) return { format: 'avif' };
  return /^(hei[cxms]|hev[cx]|mif1|msf1)$/.test(brand) ? { format: 'heic' } : undefined;
}

type Size = Pick<PictureHeader, 'width' | 'height'>;

/** The size stands in the first frame; other segments before it say their length. */
function jpegSize(view: DataView): Size {
  for (let place = 2; place + 9 < view.byteLength; ) {
    const marker = view.getUint16(place);
    // Fill bytes may stand before a marker.
    if (marker === 0xffff) {
      place += 1;
      continue;
    }
    const isFrame = marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
    if (isFrame) return { height: view.getUint16(place + 5), width: view.getUint16(place + 7) };
    if (marker < 0xffc0 || marker === 0xffda) return {};
    place += 2 + view.getUint16(place + 2);
  }
  return {};
}

function webpSize(view: DataView, chunk: string): Size {
  if (view.byteLength < 30) return {};
  if (chunk === 'VP8X') {
    const at = (place: number) => 1 + view.getUint16(place, true) + (view.getUint8(place + 2) << 16);
    return { width: at(24), height: at(27) };
  }
  if (chunk === 'VP8 ')
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  if (chunk !== 'VP8L') return {};
  const bits = view.getUint32(21, true);
  return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) };
}
