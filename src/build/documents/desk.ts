/** What every family of documents is made with: posters drawn once, and the list that grows. */
import type { PageContent, PageDocument } from '../../app/page-document.ts';
import { sitePages } from '../../content/site-pages.ts';
import type { Head, Poster, SlideShow } from '../../content/types.ts';
import type { SlideShowData } from '../../pages/parts/slide-show.tsx';
import type { CardPicture } from '../../ui/picture.tsx';
import { createPictures, type DrawnPoster, type Pictures } from '../pictures.ts';

/** Parts of the site that are saved one by one, so that a cut save resumes with the next. */
export type Pack = 'core' | 'wildlife' | 'packages' | 'beaches' | 'zanzibar' | 'culture' | 'hikes';

type SitePages = typeof sitePages;

/** A page that is one of a kind, its poster drawn. */
export interface DrawnPage<Name extends keyof SitePages> {
  head: Head;
  poster: DrawnPoster;
  /** Everything but head and poster, with the picture to show. */
  texts: Omit<SitePages[Name], 'head' | 'poster'> & Pick<DrawnPoster, 'picture'>;
}

export interface Desk {
  documents: PageDocument[];
  pictures: Pictures;
  /** Draws a poster, or gives it as drawn before. `line` stands under the title of its social card. */
  draw(name: string, poster: Poster, words: { title: string; line: string; plate?: number }): DrawnPoster;
  /** Draws the slides; one that shows a place's own poster takes it as drawn. */
  slideShow(name: string, show: SlideShow): SlideShowData;
  add(
    address: string,
    page: { head: Head; poster: DrawnPoster; pack: Pack; indexed?: boolean },
    content: PageContent,
  ): void;
  page<Name extends keyof SitePages>(name: Name): DrawnPage<Name>;
}

export function createDesk(): Desk {
  const pictures = createPictures();
  const drawn = new Map<Poster, DrawnPoster>();
  const documents: PageDocument[] = [];
  const desk: Desk = {
    documents,
    pictures,
    draw(name, poster, words) {
      const known = drawn.get(poster) ?? pictures.draw(name, poster, words);
      drawn.set(poster, known);
      return known;
    },
    slideShow(name, { slides, ...show }) {
      return {
        ...show,
        slides: slides.map(({ poster, ...words }, index) => {
          const known = drawn.get(poster)?.picture ?? pictures.drawWide(`${name}-${index + 1}`, poster);
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
      const poster = desk.draw(name, recipe, { title: texts.title, line: texts.standfirst });
      return { head, poster, texts: { ...texts, picture: poster.picture } };
    },
  };
  return desk;
}

/** Name of a page's files, from its address. */
export function nameOf(address: string): string {
  return address
    .slice(1)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');
}

/** What a card shows of a poster. */
export function plateOf({ picture }: DrawnPoster): CardPicture {
  return { alt: picture.alt, colours: picture.colours, plate: picture.plate };
}
