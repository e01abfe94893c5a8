/** Costs of many records on a device: memory for each, and how often a table hears of them. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { createMergedRows } from '../../../src/device/records/rows/merged-rows.ts';
import type { FeedRecord } from '../../../src/kinds/records.ts';
import { createTestFeed, sessionOf, tourOf } from '../../parts/device/feed.ts';
import { createBrowser, openTab, settled } from '../../parts/device/office-device.ts';
import { tourRow } from '../../parts/records/tour-rows.ts';

const AMINA = sessionOf(v7(), 'operations', 'Amina');

/** A segment as the browser reads it from the disk: nothing in it is shared with another. */
function segmentOf(first: number, count: number) {
  const records = Array.from({ length: count }, (_, index): FeedRecord<'tour'> => {
    const { pending: _pending, problem: _problem, ...row } = tourRow(first + index);
    return tourOf(row.id, row as Partial<FeedRecord<'tour'>>);
  });
  return structuredClone({
    order: first + 1,
    kind: 'tour' as const,
    generation: 0,
    records,
    removed: [] as string[],
  });
}

describe('Many records in the memory of a tab', () => {
  it('take 800 bytes each at most', () => {
    setFlagsFromString('--expose-gc');
    const collectGarbage: () => void = runInNewContext('gc');
    const used = () => {
      collectGarbage();
      return process.memoryUsage().heapUsed;
    };
    const [count, size] = [16, 256];
    const rows = createMergedRows();
    rows.apply([segmentOf(0, size)], AMINA);
    const before = used();
    for (let part = 1; part <= count; part += 1) rows.apply([segmentOf(part * size, size)], AMINA);
    const each = (used() - before) / (count * size);
    expect(rows.size()).toBe((count + 1) * size);
    // Node's pointers are twice as long as Chromium's.
    expect(each).toBeLessThan(800);
  });

  it('have the texts that they had on the disk', () => {
    const rows = createMergedRows();
    const segments = [0, 1, 2].map((part) => segmentOf(part * 2_500, 2_500));
    const expected = structuredClone(segments).flatMap(({ records }) => records);
    rows.apply(segments, AMINA);
    const shown = rows.list().map(({ pending: _p, problem: _q, entryId: _e, ...record }) => record);
    expect(shown).toEqual(expected);
  });
});

describe('A table', () => {
  it('hears of a first reading at each doubling, and at its end of all', async () => {
    const feed = createTestFeed(4);
    feed.accounts.push(AMINA);
    for (let index = 0; index < 400; index += 1) feed.put(tourOf(v7()));
    const tab = openTab(feed, createBrowser());
    await tab.signIn('amina@example.com');
    const store = tab.open('tour');
    await settled(store);
    const told: number[] = [];
    store.subscribe(() => {
      const { length } = store.snapshot().rows;
      if (length !== told.at(-1)) told.push(length);
    });
    await tab.puller.pull();
    await settled(store);
    expect(told.at(-1)).toBe(400);
    expect(told[0]).toBeLessThan(100);
    // The feed had a hundred pages.
    expect(told.length).toBeLessThan(12);
  });

  it('hears of all that has come when the signal is lost halfway', async () => {
    const feed = createTestFeed(4);
    feed.accounts.push(AMINA);
    for (let index = 0; index < 60; index += 1) feed.put(tourOf(v7()));
    const tab = openTab(feed, createBrowser());
    await tab.signIn('amina@example.com');
    const store = tab.open('tour');
    await settled(store);
    let pages = 0;
    const { network } = tab.line;
    tab.line.network = (address, init) => {
      pages += address.startsWith('/api/changes') ? 1 : 0;
      return pages > 7 ? Promise.reject(new TypeError('Failed to fetch')) : network(address, init);
    };
    expect(await tab.puller.pull()).toBe('unreachable');
    await settled(store);
    expect(store.snapshot().rows).toHaveLength(28);
    tab.line.network = network;
    expect(await tab.puller.pull()).toBe('done');
    await settled(store);
    expect(store.snapshot().rows).toHaveLength(60);
  });
});
