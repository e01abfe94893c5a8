/** Finished documents are rewritten as text: what React really writes is what these rewrites have to fit. */
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { PageDocument } from '../../src/app/navigation/page-document.ts';
import { listSearchEntries } from '../../src/build/texts/search-entries.ts';
import {
  fillSiteFacts,
  ORIGIN_PLACEHOLDER,
  SEALING_KEY_PLACEHOLDER,
} from '../../src/contract/document/site-index.ts';
import { deferSubresources } from '../../src/service-worker/pack-types.ts';
import { CardPosterPicture, PosterPicture } from '../../src/ui/picture.tsx';

const file = (src: string) => ({ src, width: 1000, height: 1500 });
const picture = { alt: 'A lion', colours: 'savanna', wide: file('/wide.svg'), plate: file('/plate.svg') };

describe('A saved page', () => {
  it('waits with its first picture until its text is there', () => {
    const html = renderToString(<PosterPicture picture={picture} eager />);
    expect(html).toMatch(/fetchPriority="high"/i);
    expect(deferSubresources(html)).not.toMatch(/fetchPriority="high"/i);
    expect(deferSubresources(html)).toContain(
      '<img src="/plate.svg" width="1000" height="1500" alt="A lion" loading="lazy"/>',
    );
  });

  it('hints at no picture of its own accord, as React does for one that stands alone', () => {
    const html = renderToString(<CardPosterPicture picture={picture} eager />);
    expect(html).toContain('rel="preload"');
    expect(deferSubresources(html)).toBe(
      '<img src="/plate.svg" width="1000" height="1500" alt="A lion" loading="lazy"/>',
    );
  });

  it('names its scripts, and hints at none', () => {
    const html = renderToString(<link rel="modulepreload" fetchPriority="low" href="/assets/home.js" />);
    expect(deferSubresources(html)).toMatch(/^<link rel="script" [^>]*href="\/assets\/home\.js"\/>$/);
  });

  it('keeps its words, whatever they speak of', () => {
    const html = renderToString(<p title={'rel="modulepreload"'}>{'<img fetchPriority="high">'}</p>);
    expect(deferSubresources(html)).toBe(html);
  });
});

describe('The running site', () => {
  it('fills its origin and its key into text, attributes and data', () => {
    const html = renderToString(
      <p data-key={SEALING_KEY_PLACEHOLDER}>
        <a href={`${ORIGIN_PLACEHOLDER}/lookup?a=1&b=2`}>{ORIGIN_PLACEHOLDER}</a>
      </p>,
    );
    const facts = { origin: 'https://camp.example:8443', sealingKey: 'v1.key_$&-1' };
    expect(fillSiteFacts(html, facts)).toBe(
      '<p data-key="v1.key_$&-1"><a href="https://camp.example:8443/lookup?a=1&amp;b=2">https://camp.example:8443</a></p>',
    );
  });
});

describe('The search', () => {
  it('finds words as a reader sees them, not as React writes them', () => {
    const html = renderToString(
      <>
        <p>Before</p>
        <main id="main" data-hint="a > b">
          <h1>{'Oldvai'} Gorge</h1>
          <p>
            {14}km, {'lion'}s &amp; {'<zebra>'}
          </p>
          <ul>
            <li>Salt</li>
            <li>Wind</li>
          </ul>
        </main>
        <p>After</p>
      </>,
    );
    const head = { title: 'Gorge', description: 'A gorge', indexed: true };
    const page = { address: '/gorge', head } as PageDocument;
    const [entry] = listSearchEntries([page], new Map([['/gorge', html]]), 'en');
    expect(entry?.words).toBe('oldvai gorge 14km lions zebra salt wind');
  });
});
