/** The figures of the README. A figure is never a test: it says how it is, here and now. */
import { measureBacklog } from './backlog.ts';
import { measureCleanClone } from './clean-clone.ts';
import { measureFirstVisit } from './first-visit.ts';

const parts = { 'first-visit': measureFirstVisit, backlog: measureBacklog, 'clean-clone': measureCleanClone };
const wanted = process.argv.slice(2);

for (const [name, measure] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n${name}`);
  for (const [what, figure] of await measure()) console.log(`  ${what.padEnd(66)} ${figure}`);
}
