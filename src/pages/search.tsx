import { type ChangeEvent, type FormEvent, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { decodeSearchFile, searchFilePath } from '../contract/document/search-index.ts';
import { Field } from '../ui/field/field.tsx';
import { useHydrated } from '../ui/hydration/use-hydrated.ts';
import { useValueBeforeHydration } from '../ui/hydration/use-value-before-hydration.ts';
import type { Picture } from '../ui/picture.tsx';
import { InEnglish, Link } from '../words/link.tsx';
import { pageLanguage, say, sayCount } from '../words/say.ts';
import { Hero } from './parts/hero.tsx';
import { createPageSearch, type PageSearch } from './parts/search/page-search.ts';
import './search.css';

export interface SearchData {
  title: string;
  standfirst: string;
  picture: Picture;
  /** Words to begin with, above them what they are. */
  begin: { title: string; words: readonly string[] };
}

/** Most results that are shown; to narrow them down, people type another word. */
const MAX_HITS = 20;

/** /search: over all pages, on the device itself, so with or without a signal. */
export default function SearchPage({ data }: { data: SearchData }) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const find = useFind();
  const [typed, setTyped] = useState<string | null>(null);
  const field = useValueBeforeHydration<HTMLInputElement>('', setTyped);
  const query = typed ?? new URLSearchParams(search).get('q') ?? '';
  const hits = find && query.trim() ? find(query) : null;
  // The document does not know yet what the address asks for.
  const isEmpty = useHydrated() && query.trim() === '';

  function keepInUrl(event: FormEvent): void {
    event.preventDefault();
    navigate({ search: new URLSearchParams({ q: query }).toString() }, { replace: true });
  }

  return (
    <article className={`tool search ${data.picture.colours}`}>
      <Hero page={data} />
      <div className="page">
        <search>
          <form className="form scripted" onSubmit={keepInUrl}>
            <Field
              ref={field}
              label={say('Search for')}
              type="search"
              name="q"
              value={query}
              autoComplete="off"
              onChange={(event: ChangeEvent<HTMLInputElement>) => setTyped(event.currentTarget.value)}
            />
          </form>
          <p className="notice unscripted">
            {say('The search needs JavaScript. The lists at the foot of this page lead to everything.')}
          </p>
        </search>
        <p role="status">
          {hits &&
            (hits.length === 0 ? say('Nothing found for “{query}”.', { query }) : inWords(hits.length))}
        </p>
        {isEmpty && (
          <section className="search-words" aria-labelledby="begin">
            <h2 id="begin" className="label">
              {data.begin.title}
            </h2>
            <ul>
              {data.begin.words.map((word) => (
                <li key={word}>
                  <Link to={{ search: `q=${encodeURIComponent(word)}` }} onClick={() => setTyped(null)}>
                    {word}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )}
        {hits && hits.length > 0 && (
          <ul className="hits">
            {hits.slice(0, MAX_HITS).map(({ address, title, description }) => (
              <li key={address}>
                <Link to={address}>{title}</Link> <InEnglish to={address} />
                <p>{description}</p>
              </li>
            ))}
          </ul>
        )}
      </div>
    </article>
  );
}

const inWords = (count: number) => sayCount(count, '1 page', '{count} pages');

/** The search itself, once the words are there. */
function useFind(): PageSearch | null {
  const [find, setFind] = useState<PageSearch | null>(null);
  useEffect(() => {
    let current = true;
    void loadFind().then((loaded) => current && setFind(() => loaded));
    return () => {
      current = false;
    };
  }, []);
  return find;
}

async function loadFind(): Promise<PageSearch> {
  const response = await fetch(searchFilePath(pageLanguage()));
  return createPageSearch(decodeSearchFile(await response.json()));
}
