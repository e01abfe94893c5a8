/** A day of the back office is that of the operator (docs/contract.md#departments), so nothing there reads it in UTC. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** A moment's day in UTC: what becomes of it is a wrong day or month for some hours of each day. */
const DAY_IN_UTC =
  /\b(?:now|clock\(\)|at|receivedAt|capturedAt|ran_at)\??\.(?:slice\(0, (?:7|10)\)|getUTC\w+\(\))/g;

/** Files that have a day in UTC on purpose. */
const ON_PURPOSE: Readonly<Record<string, string>> = {
  'server/store/figures/sum-zone.ts': 'how the triggers count a row without a day',
  // Fields of a date that was moved to the clocks of the office before.
  'src/office/table/engine/format.ts': 'wall time',
};

const files = ['src/office', 'server']
  .flatMap((folder) => readdirSync(folder, { recursive: true }).map((file) => join(folder, String(file))))
  .filter((file) => /\.tsx?$/.test(file));

const found = (text: string) => text.match(DAY_IN_UTC) ?? [];

it('No file of the back office reads the day of a moment in UTC', () => {
  const those = files.filter((file) => found(readFileSync(file, 'utf8')).length > 0);
  expect(those.sort()).toEqual(Object.keys(ON_PURPOSE).sort());
});

it('What does so would be found', () => {
  for (const bad of ['now.getUTCMonth() - back', 'at.slice(0, 10)', 'row?.ran_at?.slice(0, 10)'])
    expect(found(bad), bad).not.toEqual([]);
});

/** The device's own clock, which may be wrong by weeks; `officeNow` knows the office's. */
const OWN_CLOCK = /\bnew Date\(\)/;

it('Only one file of the office reads the device’s own clock for a day', () => {
  const those = files.filter(
    (file) => file.startsWith('src/office') && OWN_CLOCK.test(readFileSync(file, 'utf8')),
  );
  expect(those).toEqual([]);
  expect('officeToday(new Date())').toMatch(OWN_CLOCK);
});
