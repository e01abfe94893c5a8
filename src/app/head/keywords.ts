/** The keywords of a page: what it is about and where, from the same data as the page (docs/contract.md#shell). */
import type { PageDocument } from '../navigation/page-document.ts';

/** Number of a place's activities that are named. */
const ACTIVITIES = 3;

/** Keywords of every page, and the word for days, in each language. */
const WORDS = {
  en: { every: ['Tanzania', 'safari'], days: 'days' },
  de: { every: ['Tansania', 'Safari'], days: 'Tage' },
  fr: { every: ['Tanzanie', 'safari'], days: 'jours' },
} as const;

/** Returns phrases separated by commas, in the language of the page. */
export function keywordsOf(page: PageDocument): string {
  return [...subjectsOf(page), ...WORDS[page.language ?? 'en'].every].join(', ');
}

function subjectsOf(page: PageDocument): readonly string[] {
  switch (page.kind) {
    case 'park':
    case 'park-with-show':
      return [page.data.title, region(page.data), ...page.data.topActivities.slice(0, ACTIVITIES)];
    case 'place':
      return [page.data.title, region(page.data), ...titlesOf(page.data.activities.items)];
    case 'site':
    case 'trek':
      return [page.data.title, region(page.data)];
    case 'package':
      return [page.data.name, `${page.data.days} ${WORDS[page.language ?? 'en'].days}`, page.data.location];
    default:
      // The part of the title before its explanation: "Zanzibar: thirteen places, from Stone Town to reef".
      return [page.head.title.replace(/:.*/, '').trimEnd()];
  }
}

/**
 * Returns a location's first phrase: "Northern Tanzania, between the Ngorongoro highlands and the Kenyan
 * border".
 */
function region({ location }: { location: string }): string {
  return location.replace(/[,;].*/, '');
}

function titlesOf(items: readonly { title: string }[]): readonly string[] {
  return items.slice(0, ACTIVITIES).map(({ title }) => title);
}
