import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { builtSite } from '../../../server/http/site.ts';
import { company } from '../../../src/content/company.ts';
import { publishedPrices } from '../../../src/content/published-prices.ts';
import { INLINE_SCRIPT } from '../../../src/contract/document/inline-script.ts';
import { LAST_SCREEN_PATTERN } from '../../../src/contract/document/last-screen.ts';
import { pathKey, redirects, routes } from '../../../src/contract/protocol/routes.ts';
import { find, readBuiltPages } from '../../parts/sources/built-site.ts';

const pages = readBuiltPages();
const keys = new Set(pages.map(({ address }) => pathKey(address)));
const sourceOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const unique = (list: string[]) =>
  expect(list.filter((text, index) => list.indexOf(text) !== index)).toEqual([]);

describe('The site', () => {
  it('has the sheet that notices wear, also in a preview, where no script fetches it', () => {
    const { noticeSheet = '' } = builtSite('dist/site');
    expect(readFileSync(`dist/site${noticeSheet}`, 'utf8')).toContain('.notices');
  });

  it('has a page for every route of the contract', () => {
    for (const route of Object.values(routes)) expect(keys).toContain(pathKey(route));
    for (const target of Object.values(redirects)) expect(keys).toContain(pathKey(target));
  });

  it('has keywords on every public page, in its language, and no two pages have the same', () => {
    const country = { en: 'Tanzania', de: 'Tansania', fr: 'Tanzanie' };
    const keywords = pages
      .filter(({ staff }) => !staff)
      .map(({ address, html, language }) => {
        const words = find(html, /<meta name="keywords" content="([^"]+)"/);
        expect(words.split(', '), address).toContain(country[language as keyof typeof country]);
        expect(words.split(', ').length, address).toBeGreaterThanOrEqual(3);
        return words;
      });
    unique(keywords);
  });

  it('has the operator’s contacts and prices in its documents, and in no script', () => {
    const scripts = readdirSync('dist/site/assets')
      // The contract's sample figures of dashboards are no prices of ours.
      .filter((name) => name.endsWith('.js') && !name.startsWith('sample-figures'))
      .map((name) => [name, readFileSync(`dist/site/assets/${name}`, 'utf8')] as const);
    expect(scripts.length).toBeGreaterThan(20);
    const values = [
      company.email,
      company.whatsapp,
      company.legalName,
      ...company.phones.map(({ dialled }) => dialled),
    ];
    for (const value of [...values, ...publishedPrices.values()])
      for (const [name, script] of scripts)
        expect(script.includes(`"${value}"`) || script.includes(`\`${value}\``), `${value} in ${name}`).toBe(
          false,
        );
    for (const { address, html } of pages) expect(html, address).toContain(company.whatsapp);
  });

  it('has no link that leads nowhere', () => {
    for (const { address, html } of pages) {
      for (const [, href = ''] of html.matchAll(/<a [^>]*href="([^"]*)"/g)) {
        if (/^(https?:|mailto:|tel:|sms:|#)/.test(href)) continue;
        const path = href.replaceAll('&amp;', '&').replace(/[?#].*/, '');
        if (path.startsWith('/prints/')) {
          expect(existsSync(`dist/site${path}`), `${path} on ${address}`).toBe(true);
          continue;
        }
        const target = redirects[pathKey(path)] ?? path;
        expect(keys, `${href} on ${address}`).toContain(pathKey(target));
      }
    }
  });

  it('has no link to a part of a page that is not there', () => {
    const byKey = new Map(pages.map(({ address, html }) => [pathKey(address), html]));
    for (const { address, html } of pages) {
      for (const [, path = '', part] of html.matchAll(/<a [^>]*href="(\/?[^":?#]*)[^"#]*#([^"]+)"/g)) {
        expect(byKey.get(pathKey(path || address)), `${path}#${part} on ${address}`).toContain(
          ` id="${part}"`,
        );
      }
    }
  });

  it('has no page that no other page links to', () => {
    // The shelf of the device lists everything: a link on it alone is hardly a way in.
    const leading = pages.filter(({ address }) => address !== '/offline');
    const linked = new Set(
      leading.flatMap(({ address, html }) =>
        [...html.matchAll(/<a [^>]*href="([^"?#]*)/g)]
          .map(([, href = '']) => pathKey(href))
          .filter((key) => key !== pathKey(address)),
      ),
    );
    for (const { address, staff } of pages) {
      // To the office one link leads, to where the staff sign in.
      if (address === '/not-found' || (staff && address !== '/management')) continue;
      expect(linked, address).toContain(pathKey(address));
    }
  });

  it('has an icon where browsers look for one without being told', () => {
    const icon = readFileSync('dist/site/favicon.ico');
    expect([...icon.subarray(0, 4)]).toEqual([0, 0, 1, 0]);
    expect(icon.readUInt16LE(4)).toBe(3);
  });

  it('lists in its site map exactly the pages that may be indexed', () => {
    const map = readFileSync('dist/site/sitemap.xml', 'utf8');
    const listed = [...map.matchAll(/<loc>https:\/\/origin\.invalid([^<]*)<\/loc>/g)].map(
      ([, address]) => address,
    );
    expect(listed.sort()).toEqual(
      pages
        .filter(({ indexed }) => indexed)
        .map(({ address }) => address)
        .sort(),
    );
  });

  it('tells machines what its pages are about', () => {
    const typesOn = (wanted: string) => {
      const page = pages.find(({ address }) => address === wanted);
      return [...(page?.html ?? '').matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
        ([, json = '']) => JSON.parse(json)['@type'],
      );
    };
    expect(typesOn('/')).toEqual(['TravelAgency', 'BreadcrumbList']);
    expect(typesOn('/wildlife')).toEqual(['ItemList', 'BreadcrumbList']);
    expect(typesOn('/wildlife/Serengeti')).toEqual(['TouristAttraction', 'BreadcrumbList']);
    expect(typesOn('/map')).toEqual(['ItemList', 'BreadcrumbList']);
    expect(typesOn('/adventure_north')).toEqual(['TouristTrip', 'BreadcrumbList']);
    expect(typesOn('/Importantdetails')).toEqual(['FAQPage', 'BreadcrumbList']);
  });

  it('tells every page apart by title and description, of a length that is shown whole', () => {
    const indexed = pages.filter((page) => page.indexed);
    const titles = indexed.map(({ html }) => find(html, /<title>([^<]*)<\/title>/));
    const descriptions = indexed.map(({ html }) => find(html, /<meta name="description" content="([^"]*)"/));
    unique(titles);
    unique(descriptions);
    for (const title of titles)
      expect(title.replace(/ \| Savanna & Coast$/, '').length, title).toBeLessThanOrEqual(65);
    for (const description of descriptions) {
      expect(description.length, description).toBeGreaterThanOrEqual(110);
      expect(description.length, description).toBeLessThanOrEqual(160);
    }
  });
});

describe.each(pages.map((page) => [page.address, page] as const))(
  '%s',
  (address, { html, indexed, staff, inside }) => {
    it('is a whole document: language, one heading, text, and the data that drew it', () => {
      expect(html).toMatch(/^<!doctype html>\s*<html lang="(en|de|fr)">/);
      expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
      expect(html).toContain('<main id="main"');
      const data = JSON.parse(find(html, /<script type="application\/json" id="page-data">(.*?)<\/script>/s));
      expect(data).toHaveProperty('kind');
    });

    it('has a canonical link or asks not to be indexed', () => {
      if (indexed) expect(html).toContain(`<link rel="canonical" href="https://origin.invalid${address}">`);
      else expect(html).toContain('<meta name="robots" content="noindex">');
    });

    it('has a picture for chat previews: PNG, or JPEG of a photograph, under 300 KB', () => {
      const image = find(html, /<meta property="og:image" content="https:\/\/origin\.invalid([^"]*)"/);
      expect(image).toMatch(/\.(png|jpg)$/);
      expect(statSync(`dist/site${image}`).size).toBeLessThan(300_000);
    });

    it('has words for every picture, and every picture is there', () => {
      for (const [tag] of html.matchAll(/<img [^>]*>/g)) {
        expect(tag).toMatch(/ alt="[^"]+"/);
        expect(tag).toMatch(/ width="\d+"/);
        expect(existsSync(`dist/site${find(tag, / src="([^"]*)"/)}`), tag).toBe(true);
      }
      for (const [, sources = ''] of html.matchAll(/<source [^>]*srcSet="([^"]*)"/gi)) {
        for (const source of sources.split(', ').map((candidate) => candidate.split(' ')[0]))
          expect(existsSync(`dist/site${source}`), source).toBe(true);
      }
    });

    it('has nothing that its own security policy forbids', () => {
      const style = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '';
      expect(inside.styles).toBe(sourceOf(style));
      // The staff's documents have one more, allowed by its hash to them alone.
      const script = LAST_SCREEN_PATTERN.exec(html);
      expect(script !== null).toBe(staff);
      expect(inside.script).toBe(script ? sourceOf(script[1] ?? '') : undefined);
      const body = html
        .replace(`<style>${style}</style>`, '')
        .replace(/<script type="application\/(json|ld\+json)".*?<\/script>/gs, '')
        // The one that the policy allows by its hash, once.
        .replace(`<script>${INLINE_SCRIPT}</script>`, '')
        .replace(LAST_SCREEN_PATTERN, '');
      expect(body).not.toMatch(/<[^>]+ style="/);
      expect(body).not.toMatch(/<style[\s>]/);
      expect(body).not.toMatch(/<script(?![^>]* src=)[^>]*>/);
      expect(body).not.toMatch(/<[^>]+ on[a-z]+="/);
    });

    it('fetches no style sheet before it is painted, and waits with that for its heading', () => {
      for (const [link] of html.matchAll(/<link[^>]* rel="stylesheet"[^>]*>/g))
        expect(link).toContain(' disabled');
      expect(html).toContain('<link rel="expect" href="#title" blocking="render">');
      expect(html.match(/<[^>]+ id="title"/g)).toEqual([expect.stringMatching(/^<h1 /)]);
    });
  },
);
