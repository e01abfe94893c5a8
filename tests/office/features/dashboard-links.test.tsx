// @vitest-environment happy-dom
/** Figures of the dashboards: each leads to the list of what it counts. */
import 'fake-indexeddb/auto';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { v7 } from 'uuid';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { departments } from '../../../src/content/office/departments.ts';
import { sections as finance } from '../../../src/office/departments/finance/index.tsx';
import { sections as hr } from '../../../src/office/departments/hr/index.tsx';
import { sections as logistics } from '../../../src/office/departments/logistics/index.tsx';
import { sections as management } from '../../../src/office/departments/management/index.tsx';
import { sections as marketing } from '../../../src/office/departments/marketing/index.tsx';
import { sections as operations } from '../../../src/office/departments/operations/index.tsx';
import { sections as stayBookings } from '../../../src/office/departments/stay-bookings/index.tsx';
import { type DashboardFigure, FigureRow } from '../../../src/office/features/dashboard/dashboard-frame.tsx';
import { unansweredFigure } from '../../../src/office/features/dashboard/request-progress.tsx';
import { unansweredByKind } from '../../../src/office/features/figures/requests.ts';
import { columnsOf } from '../../../src/office/records/list/kind-columns.tsx';
import { requestViews } from '../../../src/office/records/list/request-views.ts';
import { sectionFromUrl } from '../../../src/office/shell/frame/section.ts';
import { tourOf } from '../../parts/device/feed.ts';

/** Two tours of which one is answered, and a trip plan. */
const rows: Readonly<Record<string, readonly object[]>> = {
  tour: [tourOf(v7()), tourOf(v7(), { state: 'answered' })],
  tripPlan: [{ ...tourOf(v7()), kind: 'tripPlan', activity: 'Hiking', preferredDate: '' }],
};
vi.hoisted(() => {
  // Modules of the file before it would keep what they have imported.
  vi.resetModules();
});
afterAll(() => {
  vi.resetModules();
  document.body.replaceChildren();
});
vi.mock('../../../src/device/records/index.ts', async (original) => {
  const snapshotOf = (kind: string) => ({
    state: 'ready',
    version: 1,
    syncedAt: null,
    rows: rows[kind] ?? [],
  });
  return { ...(await original<object>()), useRecords: snapshotOf, useCountedRecords: snapshotOf };
});

const pages = { operations, stayBookings, logistics, marketing, finance, hr, management };
const views = requestViews(columnsOf('tour'), '').map(({ id }) => id);
const html = (Component: ComponentType) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <Component />
    </MemoryRouter>,
  );

function linksIn(markup: string): HTMLAnchorElement[] {
  document.body.innerHTML = markup;
  return [...document.querySelectorAll<HTMLAnchorElement>('.figure-row a')];
}

/** The label that a screen reader says of a link, from the elements that it names. */
const nameOf = (link: Element) =>
  (link.getAttribute('aria-labelledby') ?? '')
    .split(' ')
    .map((id) => (id ? document.getElementById(id)?.textContent : ''))
    .join(' ');

/** The section and the view that a link leads to. */
function placeOf(link: HTMLAnchorElement) {
  const address = new URL(link.getAttribute('href') ?? '', 'http://localhost/');
  const [page] = Object.keys(departments).filter(
    (name) => departments[name as keyof typeof pages].address === address.pathname,
  );
  const section = sectionFromUrl(pages[page as keyof typeof pages], address.search)?.label;
  return [section, address.searchParams.get('view')];
}

const unanswered = (byKind: Parameters<typeof unansweredByKind>[0]): DashboardFigure =>
  unansweredFigure({ count: 3, oldest: null }, unansweredByKind(byKind), new Date());

describe('A figure', () => {
  it('of one kind of unanswered requests is a link to those, named by what it counts', () => {
    const figures = [unanswered({ stayBooking: [tourOf(v7())] })];
    const [link] = linksIn(html(() => <FigureRow figures={figures} />));
    expect(link && [nameOf(link), ...placeOf(link)]).toEqual(['To answer 3', 'Stay Bookings', 'to-answer']);
  });

  it('of requests of several kinds has a link to each', () => {
    const figures = [
      unanswered({ tour: [tourOf(v7())], tripPlan: [tourOf(v7()), tourOf(v7())], eventRequest: [] }),
    ];
    const links = linksIn(html(() => <FigureRow figures={figures} />));
    expect(links.map((link) => [link.textContent, ...placeOf(link)])).toEqual([
      ['Tour bookings: 1', 'Tour Bookings', 'to-answer'],
      ['Trip plans: 2', 'Trip Plans', 'to-answer'],
    ]);
  });

  it('that nobody counts leads nowhere', () => {
    expect(linksIn(html(() => <FigureRow figures={[unanswered({})]} />))).toEqual([]);
  });
});

it.each([
  [
    'operations',
    operations,
    ['Tour Bookings', 'Package Bookings', 'Inbox', 'Tour Bookings', 'Trip Plans', 'Inbox'],
  ],
  ['logistics', logistics, ['People Transported', 'Souvenirs Transported', 'Customer Feedback']],
  [
    'marketing',
    marketing,
    [
      'Leads Generated',
      'Leads Generated',
      'Campaign Performance',
      'Campaign Performance',
      'Customer Feedback',
    ],
  ],
] as const)('The dashboard of %s leads to its tables', (_, [dashboard], wanted) => {
  const links = linksIn(html(dashboard?.component ?? (() => null)));
  expect(links.map((link) => placeOf(link)[0])).toEqual(wanted);
  for (const link of links) expect([null, ...views]).toContain(placeOf(link)[1]);
});

it('the overview of management leads from what all departments have to answer to the inbox', () => {
  const overview = management.find(({ slug }) => slug === 'overview')?.component;
  const links = linksIn(html(overview ?? (() => null)));
  expect(links.map((link) => [nameOf(link), ...placeOf(link)])).toContainEqual([
    'To answer 2',
    'Inbox',
    'to-answer',
  ]);
});

it('what is missing before the site goes public is in cards on a phone, so that no place is cut off', () => {
  const system = management.find(({ slug }) => slug === 'system')?.component;
  document.body.innerHTML = html(system ?? (() => null));
  const table = document.querySelector('.plain-table[aria-label^="Before you go public"]');
  expect(table?.classList.contains('many')).toBe(true);
});
