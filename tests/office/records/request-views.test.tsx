/** Requests that an officer finds in each view of a table, and the content of an opened request. */
import 'fake-indexeddb/auto';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { v7 } from 'uuid';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Row } from '../../../src/device/records/rows/rows.ts';
import { RequestControls, RequestDetails } from '../../../src/office/records/details/request-details.tsx';
import { columnsOf } from '../../../src/office/records/list/kind-columns.tsx';
import { requestViews } from '../../../src/office/records/list/request-views.ts';
import { OfficeDialogs } from '../../../src/office/shell/frame/dialogs.tsx';
import { cellText } from '../../../src/office/table/engine/columns.ts';
import { createTableEngine, runToEnd } from '../../../src/office/table/engine/table-engine.ts';
import { tourOf } from '../../parts/device/feed.ts';

afterEach(() => void vi.useRealTimers());

const amina = { id: v7(), name: 'Amina' };
type Part = Parameters<typeof tourOf>[1];
const request = (name: string, part: Part): Row<'tour'> => ({
  ...tourOf(v7(), { customer_name: name, ...part }),
  pending: null,
  problem: null,
  entryId: null,
});
const day = (date: number) => ({ receivedAt: `2027-01-${String(date).padStart(2, '0')}T08:00:00.000Z` });
const due = (followUp: string, part: Part = {}) => ({ ...day(5), state: 'quoted', followUp, ...part });
const { state: _none, ...withoutState } = request('from an older server', day(1));
const rows: Row<'tour'>[] = [
  request('new and mine', { ...day(4), owner: amina }),
  request('new and older', day(2)),
  request('not sent yet', { receivedAt: '', capturedAt: '2027-01-06T08:00:00.000Z' }),
  request('answered', { ...day(3), state: 'answered' }),
  request('quoted', { ...day(2), state: 'quoted' }),
  request('confirmed', { ...day(5), state: 'confirmed', owner: amina }),
  request('lost', { ...day(5), state: 'lost', lostReason: 'Too expensive' }),
  request('of a later version', { ...day(5), state: 'negotiating' }),
  withoutState as Row<'tour'>,
];
const columns = columnsOf('tour');
const views = requestViews(columns, 'Amina');

function namesIn(name: string, among = rows): string[] {
  const { filters = {}, sort = [] } = views.find((view) => view.name === name) ?? {};
  const engine = createTableEngine(columns);
  const query = { search: '', filters, sort };
  runToEnd(engine.update(among));
  runToEnd(engine.prepare(query));
  const { slots, rowAt } = engine.query(query);
  return [...slots].map((_slot, place) => rowAt(place)?.customer_name ?? '');
}

const column = (id: string) => columns.find((one) => one.id === id);
const html = (node: React.ReactNode) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <OfficeDialogs>{node}</OfficeDialogs>
    </MemoryRouter>,
  );

describe('The view', () => {
  it('To answer begins with who has waited longest, and says since when', () => {
    expect(namesIn('To answer')).toEqual([
      'from an older server',
      'new and older',
      'new and mine',
      'not sent yet',
    ]);
    expect(views.find(({ name }) => name === 'To answer')?.columns?.slice(0, 3)).toEqual([
      'customer',
      'waiting',
      'state',
    ]);
    expect(rows.map((row) => column('waiting')?.value(row))).toEqual([
      '2027-01-04T08:00:00.000Z',
      '2027-01-02T08:00:00.000Z',
      '2027-01-06T08:00:00.000Z',
      '',
      '',
      '',
      '',
      '',
      '2027-01-01T08:00:00.000Z',
    ]);
  });

  it.each([
    ['Waiting for the guest', ['quoted', 'answered']],
    ['Confirmed', ['confirmed']],
    ['Mine', ['confirmed', 'new and mine']],
    ['Lost', ['lost']],
  ])('%s has what belongs there and nothing else', (name, names) => {
    expect(namesIn(name).sort()).toEqual([...names].sort());
  });

  it('Follow-up due has what is due today or longer, the longest first, in whatever state', () => {
    vi.setSystemTime('2027-01-20T21:30:00.000Z');
    const followed = [
      request('due today, by the clocks of the office', due('2027-01-21')),
      request('to come', due('2027-01-22')),
      request('overdue and lost', due('2027-01-19', { state: 'lost', lostReason: 'Too expensive' })),
      request('voided', due('2027-01-19', { voided: 'Entered twice' })),
      ...rows,
    ];
    expect(namesIn('Follow-up due', followed)).toEqual([
      'overdue and lost',
      'due today, by the clocks of the office',
    ]);
    const [, second] = views.find(({ name }) => name === 'Follow-up due')?.columns ?? [];
    expect(second).toBe('followUp');
  });

  it('Mine is offered to who is signed in', () => {
    expect(requestViews(columns, '').map(({ name }) => name)).not.toContain('Mine');
  });
});

describe('An opened request', () => {
  it('in a state of a later version shows it as it came, and every other can be chosen', () => {
    const row = rows.find(({ state }) => state === 'negotiating') as Row<'tour'>;
    expect(cellText(column('state') as never, row as never)).toBe('negotiating');
    const shown = html(<RequestControls row={row} />);
    expect(shown).toContain('<option selected="">negotiating</option><option value="New">New</option>');
    const cell = html(column('state')?.cell?.(row));
    expect(cell).toContain('<option selected="">negotiating</option>');
  });

  it('that is lost says why, and its notes stand in the timeline', () => {
    const note = { id: v7(), by: 'Baraka', text: 'Called twice.', capturedAt: '2027-01-06T08:00:00.000Z' };
    const row = request('lost', { ...day(5), state: 'lost', lostReason: 'Too expensive', notes: [note] });
    expect(html(<RequestControls row={row} />)).toContain('Too expensive');
    const details = html(<RequestDetails row={row} />);
    expect(details).toContain('Called twice.');
    expect(details.indexOf('Called twice.')).toBeLessThan(details.indexOf('Received'));
  });
});
