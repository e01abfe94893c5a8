/** The figures of docs/figures.md. A figure is never a test: it says how it is, here and now. */
import { loadavg } from 'node:os';
import { measureCleanClone } from './clean-clone.ts';
import { measureDevLoop } from './dev-loop.ts';
import { measureBulk } from './office/bulk.ts';
import { measureCalendar } from './office/calendar.ts';
import { measureField } from './office/field.ts';
import { measureFirstSyncs } from './office/first-syncs.ts';
import { measureGrowth } from './office/growth.ts';
import { measureGuest } from './office/guest.ts';
import { measureOfficeSync } from './office/office-sync.ts';
import { measureOfficeTable } from './office/office-table.ts';
import { measurePresses } from './office/presses.ts';
import { measureBacklog } from './outbox/backlog.ts';
import { measureDrain } from './outbox/drain.ts';
import { measureHandOver } from './outbox/hand-over.ts';
import { measureHealing } from './outbox/healing.ts';
import { measureIdle } from './outbox/idle.ts';
import { measureSubmit } from './outbox/submit.ts';
import type { Figures } from './parts/transfer.ts';
import { measurePeers } from './peers/peers.ts';
import { type Comparison, compareWithRecorded, printComparisons, QUICK, record } from './recorded.ts';
import { measureIngest } from './server/ingest.ts';
import { measurePostgres } from './server/postgres.ts';
import { measurePublish } from './server/publish.ts';
import { measureWaits } from './server/waits.ts';
import { measureWedge } from './server/wedge.ts';
import { measureFirstFlight } from './site/first-flight.ts';
import { measureFirstVisit } from './site/first-visit.ts';
import { measureFormWeight } from './site/form-weight.ts';
import { measureLighthouse } from './site/lighthouse.ts';
import { measureSavedPages } from './site/saved-page.ts';
import { measureScripts } from './site/scripts.ts';
import { measureUpdate } from './site/update.ts';
import { measureWeight } from './site/weight.ts';

const parts = {
  'first-visit': measureFirstVisit,
  weight: measureWeight,
  'form-weight': measureFormWeight,
  scripts: measureScripts,
  'slow-link': measureFirstFlight,
  'saved-page': measureSavedPages,
  update: measureUpdate,
  publish: measurePublish,
  lighthouse: measureLighthouse,
  peers: measurePeers,
  submit: measureSubmit,
  backlog: measureBacklog,
  drain: measureDrain,
  healing: measureHealing,
  'hand-over': measureHandOver,
  ingest: measureIngest,
  postgres: measurePostgres,
  'office-table': measureOfficeTable,
  'office-sync': measureOfficeSync,
  growth: measureGrowth,
  'first-syncs': measureFirstSyncs,
  calendar: measureCalendar,
  bulk: measureBulk,
  field: measureField,
  presses: measurePresses,
  idle: measureIdle,
  guest: measureGuest,
  waits: measureWaits,
  wedge: measureWedge,
  'dev-loop': measureDevLoop,
  'clean-clone': measureCleanClone,
};
/** Options, such as `--rounds=1` or `--million`, are read by the parts. */
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const names = Object.keys(parts) as (keyof typeof parts)[];
const isQuick = wanted.join() === 'quick';
const unknown = isQuick ? [] : wanted.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}. There are: quick, ${names.join(', ')}.`);
  process.exit(1);
}

async function measureAndPrint(name: keyof typeof parts): Promise<Figures> {
  // Other work on the machine slows everything: a figure is told with it.
  console.log(`\n${name}, with a load of ${loadavg()[0]?.toFixed(1)}`);
  const figures = await parts[name]();
  for (const [what, figure] of figures) console.log(`  ${what.padEnd(72)} ${figure}`);
  return figures;
}

if (isQuick) {
  process.argv.push('--rounds=1', '--pages=/,/wildlife/Serengeti,/PlanyourTrip');
  const compared: Comparison[] = [];
  for (const quick of QUICK) compared.push(...compareWithRecorded(quick, await measureAndPrint(quick.part)));
  printComparisons(compared);
  if (process.argv.includes('--record')) record(compared);
} else {
  for (const name of names) if (wanted.length === 0 || wanted.includes(name)) await measureAndPrint(name);
}
