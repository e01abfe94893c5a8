/**
 * What the build has drawn, by name: a later edition shows the same pictures and draws none. A picture whose recipe is
 * another one was drawn by another build.
 */

import type { CardWords } from '../../artwork/poster.ts';
import type { WidePicture } from '../../ui/picture.tsx';
import type { PictureFiles } from '../photos/pictures.ts';
import { type DrawnPoster, pictureLookOf } from '../photos/pictures.ts';

/** Name of the home page's picture. */
const HOME = 'home';

/** Results of every call of `Pictures`, by name. */
export interface PictureRecord {
  /** With the words of its card for chats. */
  draw: Record<string, DrawnPoster & { words: CardWords }>;
  wide: Record<string, WidePicture['wide']>;
  print: Record<string, string>;
  keep: Record<string, string>;
  /** Paths of the SVG files. */
  files: string[];
}

/** Draws with other pictures, and notes what they gave. */
export function recordPictures(pictures: PictureFiles): {
  pictures: PictureFiles;
  record: () => PictureRecord;
} {
  const record: PictureRecord = { draw: {}, wide: {}, print: {}, keep: {}, files: [] };
  const note = <Value>(notes: Record<string, Value>, name: string, value: Value): Value => {
    notes[name] = value;
    return value;
  };
  return {
    pictures: {
      ...pictures,
      draw(name, poster, words) {
        const drawn = pictures.draw(name, poster, words);
        note(record.draw, name, { ...drawn, words });
        return drawn;
      },
      drawWide(name, poster) {
        const drawn = pictures.drawWide(name, poster);
        note(record.wide, name, drawn.wide);
        return drawn;
      },
      print: (name, poster, words) => note(record.print, name, pictures.print(name, poster, words)),
      keep: (name, draw) => note(record.keep, name, pictures.keep(name, draw)),
    },
    record: () => ({ ...record, files: [...pictures.files.keys()] }),
  };
}

/**
 * Pictures of a record, with the alternative texts of today's content.
 * @param readFile text of an SVG file by its path
 */
export function recordedPictures(record: PictureRecord, readFile: (path: string) => string): PictureFiles {
  const find = <Value>(notes: Record<string, Value>, name: string): Value => {
    const found = notes[name];
    if (found === undefined) throw new Error(`The build has drawn no picture ${name}`);
    return found;
  };
  return {
    files: new Map(record.files.map((path) => [path, readFile(path)])),
    socials: new Map(),
    prints: new Map(),
    draw(name, poster, words) {
      const { picture, social, words: drawn } = find(record.draw, name);
      // A card says a price or a title: one that is over is not sent round, but that of the home page.
      const isSame = JSON.stringify(words) === JSON.stringify(drawn);
      const card = isSame ? social : (record.draw[HOME]?.social ?? social);
      return { picture: { ...picture, ...pictureLookOf(poster) }, social: card };
    },
    drawWide: (name, poster) => ({ ...pictureLookOf(poster), wide: find(record.wide, name) }),
    print: (name) => find(record.print, name),
    keep: (name) => find(record.keep, name),
  };
}
