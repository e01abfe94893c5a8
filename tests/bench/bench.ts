/** The figures of docs/figures.md. A figure is never a test: it says how it is, here and now. */
import { loadavg } from 'node:os';
import { measureBacklog } from './backlog.ts';
import { measureBulk } from './bulk.ts';
import { measureCalendar } from './calendar.ts';
import { measureCleanClone } from './clean-clone.ts';
import { measureDevLoop } from './dev-loop.ts';
import { measureDrain } from './drain.ts';
import { measureField } from './field.ts';
import { measureFirstFlight } from './first-flight.ts';
import { measureFirstSyncs } from './first-syncs.ts';
import { measureFirstVisit } from './first-visit.ts';
import { measureFormWeight } from './form-weight.ts';
import { measureGrowth } from './growth.ts';
import { measureGuest } from './guest.ts';
import { measureHandOver } from './hand-over.ts';
import { measureHealing } from './healing.ts';
import { measureIdle } from './idle.ts';
import { measureIngest } from './ingest.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureOfficeSync } from './office-sync.ts';
import { measureOfficeTable } from './office-table.ts';
import { measurePeers } from './peers/peers.ts';
import { measurePostgres } from './postgres.ts';
import { measurePresses } from './presses.ts';
import { measureSavedPages } from './saved-page.ts';
import { measureScripts } from './scripts.ts';
import { measureSubmit } from './submit.ts';
import { measureWaits } from './waits.ts';
import { measureWedge } from './wedge.ts';
import { measureWeight } from './weight.ts';

const parts = {
  'first-visit': measureFirstVisit,
  weight: measureWeight,
  'form-weight': measureFormWeight,
  scripts: measureScripts,
  'slow-link': measureFirstFlight,
  'saved-page': measureSavedPages,
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
const unknown = wanted.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}. There are: ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}

for (const [name, measure] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  // Other work on the machine slows everything: a figure is told with it.
  console.log(`\n${name}, with a load of ${loadavg()[0]?.toFixed(1)}`);
  for (const [what, figure] of await measure()) console.log(`  ${what.padEnd(72)} ${figure}`);
}
