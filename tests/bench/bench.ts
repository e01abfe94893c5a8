/** The figures of the README. A figure is never a test: it says how it is, here and now. */
import { measureBacklog } from './backlog.ts';
import { measureCleanClone } from './clean-clone.ts';
import { measureDrain } from './drain.ts';
import { measureFirstVisit } from './first-visit.ts';
import { measureFormWeight } from './form-weight.ts';
import { measureSubmit } from './submit.ts';

const parts = {
  'first-visit': measureFirstVisit,
  'form-weight': measureFormWeight,
  submit: measureSubmit,
  backlog: measureBacklog,
  drain: measureDrain,
  'clean-clone': measureCleanClone,
};
const wanted = process.argv.slice(2);

for (const [name, measure] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n${name}`);
  for (const [what, figure] of await measure()) console.log(`  ${what.padEnd(66)} ${figure}`);
}
