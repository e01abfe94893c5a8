/** Writes posters as files that are named after their content, so that browsers may cache them for ever. */
import {
  type CardWords,
  drawPoster,
  drawPrintSheet,
  drawSocialCard,
  letteringColour,
  POSTER_SIZES,
  type PrintWords,
} from '../../artwork/poster.ts';
import type { Poster } from '../../content/types.ts';
import { printSheetUrl } from '../../contract/protocol/routes.ts';
import type { Picture, WidePicture } from '../../ui/picture.tsx';
import { contentHash } from '../content-hash.ts';
import { shortenPaths } from '../shorter-paths.ts';

/** A drawn poster: what pages show, and the card that chat previews show. */
export interface DrawnPoster {
  picture: Picture;
  /** Absolute path of the picture of 1200x630: a PNG, a photograph's a JPEG. */
  social: string;
}

/** Supplies the pictures of documents. */
export interface Pictures {
  /** @param name of the files, from the page's address */
  draw(name: string, poster: Poster, words: CardWords): DrawnPoster;
  /** The wide picture alone, for slides. */
  drawWide(name: string, poster: Poster): WidePicture;
  /** The sheet of a plate to print. @returns its absolute path */
  print(name: string, poster: Poster, words: PrintWords): string;
  /** Any other drawing as a file. @returns its absolute path */
  keep(name: string, draw: () => string): string;
}

export interface PictureFiles extends Pictures {
  /** SVG files by absolute path. */
  files: ReadonlyMap<string, string>;
  /** SVG sources of the social cards, by the path of the PNG they become. */
  socials: ReadonlyMap<string, string>;
  /** Sheets to print by path, with text that is yet to be outlined. */
  prints: ReadonlyMap<string, string>;
}

/** Classes of the colours that go with a poster. */
export function coloursOf({ recipe }: Pick<Poster, 'recipe'>): string {
  return `${recipe.biome} ${recipe.hour}`;
}

/** Alternative text and classes of a poster's picture; titles are lettered in ink unless it says cream. */
export function pictureLookOf(poster: Poster): Pick<WidePicture, 'alt' | 'colours'> {
  const { recipe } = poster;
  const lettering = letteringColour(recipe) === 'cream' && 'in-cream';
  return { alt: poster.alt, colours: [coloursOf(poster), recipe.focus, lettering].filter(Boolean).join(' ') };
}

export function createPictures(): PictureFiles {
  const files = new Map<string, string>();
  const socials = new Map<string, string>();
  const prints = new Map<string, string>();
  const svg = (name: string, { recipe }: Poster, format: 'wide' | 'plate') => {
    const source = shortenPaths(drawPoster(recipe, format));
    const path = `/posters/${name}-${format}.${contentHash(source)}.svg`;
    files.set(path, source);
    return { src: path, ...POSTER_SIZES[format] };
  };
  return {
    files,
    socials,
    prints,
    print(name, { recipe }, words) {
      const path = printSheetUrl(`/${name}`);
      prints.set(path, drawPrintSheet(recipe, words));
      return path;
    },
    keep(name, draw) {
      const svg = shortenPaths(draw());
      const path = `/maps/${name}.${contentHash(svg)}.svg`;
      files.set(path, svg);
      return path;
    },
    drawWide: (name, poster) => ({ ...pictureLookOf(poster), wide: svg(name, poster, 'wide') }),
    draw(name, poster, words) {
      const card = drawSocialCard(poster.recipe, words);
      const social = `/social/${name}.${contentHash(card)}.png`;
      socials.set(social, card);
      return {
        picture: {
          ...pictureLookOf(poster),
          wide: svg(name, poster, 'wide'),
          plate: svg(name, poster, 'plate'),
        },
        social,
      };
    },
  };
}
