/**
 * Shared state for building every family of documents: posters, each drawn only once, and the growing list of
 * documents.
 */

import type { PageContent, PageDocument } from '../../app/navigation/page-document.ts';
import type { CardWords } from '../../artwork/poster.ts';
import { company } from '../../content/company.ts';
import { sitePages } from '../../content/pages/site-pages.ts';
import type { PageHead, Poster, SlideShow } from '../../content/types.ts';
import { notFoundDocument, pageSlug, routes } from '../../contract/protocol/routes.ts';
import type { SlideShowData } from '../../pages/parts/destination/slide-show.tsx';
import type { SlotPhotograph } from '../../pages/parts/slot-photographs.tsx';
import type { CardPicture } from '../../ui/picture.tsx';
import type { PhotoSet } from '../photos/photos.ts';
import { coloursOf, type DrawnPoster, type Pictures } from '../photos/pictures.ts';

/** Parts of the site that are saved one by one, so that an interrupted save resumes with the next part. */
export type PackSection = 'core' | 'parks' | 'coast' | 'packages' | 'office';

type SitePages = typeof sitePages;

/** Adds a page that is the only one of its kind, with its poster. */
export interface DrawnPage<Name extends keyof SitePages> {
  head: PageHead;
  poster: DrawnPoster;
  /** Everything but head and poster, with the picture to show. */
  texts: Omit<SitePages[Name], 'head' | 'poster'> & Pick<DrawnPoster, 'picture'>;
}

export interface SiteBuilder {
  documents: PageDocument[];
  pictures: Pictures;
  /** Slugs of the photographs that replaced a poster. */
  photographed: ReadonlySet<string>;
  /** Slugs of all pictures that a photograph may replace. */
  slots: ReadonlySet<string>;
  /** Draws a poster, once. `line` is printed under the title of its social card. */
  draw(name: string, poster: Poster, words: CardWords): DrawnPoster;
  /** Draws the slides. A slide that shows a place's own poster reuses it. */
  slideShow(name: string, show: SlideShow): SlideShowData;
  add(
    address: string,
    page: { head: PageHead; poster: DrawnPoster; pack: PackSection; indexed?: boolean },
    content: PageContent,
  ): void;
  page<Name extends keyof SitePages>(name: Name): DrawnPage<Name>;
  /**
   * Photographs of further parts of a page, such as the bed of a package; empty without any.
   * @param slug of the page, with which those of its photographs begin
   * @param titles heading of each, by the end of its slug
   */
  photographsOf(
    slug: string,
    titles: Readonly<Record<string, string>>,
  ): { photographs?: readonly SlotPhotograph[] };
}

/**
 * @param photos by the slug of their page, whose poster they replace
 * @param pictures draws what no photograph replaces
 */
export function createSiteBuilder(photos: ReadonlyMap<string, PhotoSet>, pictures: Pictures): SiteBuilder {
  const photographed = new Set<string>();
  const slots = new Set<string>();
  const photographOf = (slug: string, poster: Poster): DrawnPoster | undefined => {
    slots.add(slug);
    const photo = photos.get(slug);
    if (!photo) return undefined;
    photographed.add(slug);
    return hang(photo, poster);
  };
  const drawn = new Map<Poster['recipe'], DrawnPoster>();
  const documents: PageDocument[] = [];
  const site: SiteBuilder = {
    documents,
    pictures,
    photographed,
    slots,
    draw(name, poster, words) {
      const { plate } = words;
      if (plate !== undefined)
        pictures.print(name, poster, {
          ...words,
          line: words.printLine ?? words.line,
          plate,
          maker: company.name,
        });
      const photograph = photographOf(name, poster);
      if (photograph) return photograph;
      const known = drawn.get(poster.recipe) ?? pictures.draw(name, poster, words);
      drawn.set(poster.recipe, known);
      return known;
    },
    slideShow(name, { slides, ...show }) {
      return {
        ...show,
        slides: slides.map(({ poster, ...words }, index) => {
          const known =
            drawn.get(poster.recipe)?.picture ?? pictures.drawWide(`${name}-${index + 1}`, poster);
          const { alt, colours, wide } = known;
          return { ...words, picture: { alt, colours, wide } };
        }),
      };
    },
    add(address, { head, poster, pack, indexed = true }, content) {
      documents.push({ address, head: { ...head, image: poster.social, indexed }, pack, ...content });
    },
    page(name) {
      const { poster: recipe, head, ...texts } = sitePages[name];
      const poster =
        photographOf(slugOf(name), recipe) ??
        site.draw(name, recipe, { title: texts.title, line: texts.standfirst });
      return { head, poster, texts: { ...texts, picture: poster.picture } };
    },
    photographsOf(slug, titles) {
      const photographs = Object.entries(titles).flatMap(([part, title]): SlotPhotograph[] => {
        const photo = photos.get(`${slug}-${part}`);
        if (!photo) return [];
        photographed.add(`${slug}-${part}`);
        const { alt, credit, wide } = photo;
        return [{ title, alt, ...(credit && { credit }), ...wide }];
      });
      return photographs.length > 0 ? { photographs } : {};
    },
  };
  return site;
}

/**
 * Folder of the photographs of a page that is the only one of its kind: its address, or its name where the
 * address is empty.
 */
function slugOf(name: string): string {
  const addresses: Readonly<Record<string, string>> = { ...routes, notFound: notFoundDocument };
  return pageSlug(addresses[name] ?? `/${name}`) || 'home';
}

/** A photograph in place of a poster. The colours around it stay those of the poster. */
function hang({ alt, credit, wide, plate, social, further }: PhotoSet, poster: Poster): DrawnPoster {
  return {
    picture: {
      alt,
      colours: coloursOf(poster),
      wide: wide.file,
      plate: plate.file,
      renditions: { wide: wide.renditions, plate: plate.renditions },
      ...(credit && { credit }),
      ...(further.length > 0 && { further }),
    },
    social,
  };
}

/** The part of a poster that a card shows. */
export function cardPictureOf({ picture: { alt, colours, plate, renditions } }: DrawnPoster): CardPicture {
  return { alt, colours, plate, ...(renditions && { renditions: { plate: renditions.plate } }) };
}
