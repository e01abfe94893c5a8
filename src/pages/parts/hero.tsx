import type { ReactNode } from 'react';
import type { SitePage } from '../../content/types.ts';
import { type Picture, PosterPicture } from '../../ui/picture.tsx';
import { sayKnown } from '../../words/say.ts';

/** The data of a page that is the only one of its kind: its texts, and its poster as a picture. */
export type PageTexts<Page extends SitePage> = Omit<Page, 'head' | 'poster'> & { picture: Picture };

interface HeroProps {
  page: Pick<PageTexts<SitePage>, 'title' | 'standfirst' | 'picture'>;
  /** Buttons or figures under the standfirst. */
  children?: ReactNode;
}

/** The head of a page: first child of its article (see hero.css). */
export function Hero({ page, children }: HeroProps) {
  return (
    <>
      <PosterPicture picture={page.picture} eager />
      <header>
        <h1 id="title">{sayKnown(page.title)}</h1>
        <p className="standfirst">{sayKnown(page.standfirst)}</p>
        {children}
      </header>
    </>
  );
}
