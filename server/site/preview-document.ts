/** A document of ours as a preview shows it: nothing in it runs, and what scripts would show is in it. */
import { html as markup } from 'hono/html';
import { textOfMoment } from '../../src/content/editable/moment-text.ts';
import type { Notice } from '../../src/contract/document/notices.ts';
import { PAGE_DATA_ELEMENT } from '../../src/contract/document/site-index.ts';

/** Elements of our documents that run, carry data to what runs, or fetch it. */
const SCRIPTS = /<script\b[^>]*>.*?<\/script>|<link rel="(?:modulepreload|script|manifest)"[^>]*>/gs;

/**
 * Takes the scripts out, of which a browser would report each that the policy keeps from running, and puts the notices of the
 * page above its content, with their time, whether that has come or not.
 * @param html made by our own build, whose data has no end of a script in it
 * @param noticeSheet address of the sheet that notices wear on the site, where a script fetches it
 */
export function previewDocument(html: string, noticeSheet?: string): string {
  const notices = noticesOf(html);
  const silent = html.replace(SCRIPTS, '');
  if (notices.length === 0) return silent;
  const sheet = noticeSheet && markup`<link rel="stylesheet" href="${noticeSheet}">`;
  const shown = markup`${sheet}<div class="notices">${notices.map((notice) => markup`<p class="page">${wordsOf(notice)}</p>`)}</div>`;
  return silent.replace('<main', () => `${shown}<main`);
}

function noticesOf(html: string): readonly Notice[] {
  const element = html.indexOf(`id="${PAGE_DATA_ELEMENT}"`);
  if (element < 0) return [];
  const begin = html.indexOf('>', element) + 1;
  const data = JSON.parse(html.slice(begin, html.indexOf('</script>', begin))) as { notices?: Notice[] };
  return data.notices ?? [];
}

function wordsOf({ text, from, until }: Notice): string {
  const time = [from && `from ${textOfMoment(from)}`, until && `until ${textOfMoment(until)}`];
  const said = time.filter(Boolean).join(' ');
  return said ? `${text} (Shown ${said})` : text;
}
