/** Pages in German and French say of a link that it leads to a page in English (docs/contract.md#languages). */
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../parts/browser/axe.ts';
import { openVisit } from '../../parts/browser/browser.ts';
import { serveFile } from '../../parts/server/file-server.ts';

const at = serveFile();

describe.each([
  ['de', 'auf Englisch', 'Nachweise und Lizenzen', 'Reisepakete'],
  ['fr', 'en anglais', 'Crédits et licences', 'Forfaits de voyage'],
])('In /%s', (language, hint, credits, packages) => {
  it('a line of the footer says it behind its words', async () => {
    const visit = await openVisit({ serviceWorkers: 'block' });
    const { page } = visit;
    await page.goto(at(`/${language}/wildlife`));
    // The pages of the places are translated.
    expect(await page.getByRole('main').getByText(hint).count()).toBe(0);
    const foot = page.getByRole('contentinfo');
    expect(await foot.getByRole('link', { name: `${credits} ${hint}` }).isVisible()).toBe(true);
    expect(await foot.getByRole('link', { name: packages, exact: true }).first().isVisible()).toBe(true);
    // The language itself is named in its own words, and a page that is translated needs no hint.
    expect(await foot.getByRole('link', { name: 'English', exact: true }).isVisible()).toBe(true);
    await expectAccessible(page, 'parks');
    await page.goto(at(`/${language}/Alltrips`));
    expect(await page.getByRole('main').getByText(hint).count()).toBe(0);
    await visit.close();
  });
});

it('No page in English says so of its links', async () => {
  const visit = await openVisit({ serviceWorkers: 'block' });
  await visit.page.goto(at('/wildlife'));
  expect(await visit.page.getByText('in English').count()).toBe(0);
  await visit.close();
});
