/** Where the time of a run went. */
import { readFileSync } from 'node:fs';
import type { FileRecord } from './records.ts';

interface Part {
  name: string;
  seconds: number;
  /** Seconds of the processors; null where the system does not tell. */
  processor: number | null;
}

const parts: Part[] = [];

/** Does one part of a run and remembers how long it took, and what it took of the processors. */
export async function timePart<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const [start, before] = [performance.now(), processorSeconds()];
  const result = await work();
  const [seconds, after] = [(performance.now() - start) / 1_000, processorSeconds()];
  const processor = before === null || after === null ? null : after - before;
  parts.push({ name, seconds, processor });
  return result;
}

/** A line for each part, and one for all. */
export function tableOfParts(): string {
  const all = parts.reduce<Part>(
    (sum, { seconds, processor }) => ({
      name: 'Together',
      seconds: sum.seconds + seconds,
      processor: processor === null || sum.processor === null ? null : sum.processor + processor,
    }),
    { name: 'Together', seconds: 0, processor: 0 },
  );
  return [...parts, all]
    .map(({ name, seconds, processor }) => {
      const used = processor === null ? '' : `, ${processor.toFixed(0)} s of processor`;
      return `  ${name.padEnd(22)} ${seconds.toFixed(1).padStart(7)} s${used}`;
    })
    .join('\n');
}

/** Files, tests and seconds of each project, and the ten slowest files. */
export function tableOfFiles(files: readonly FileRecord[]): string {
  const projects = [...new Set(files.map(({ project }) => project))].map((project) => {
    const own = files.filter((record) => record.project === project);
    const tests = sum(own, ({ passed, failures }) => passed + failures.length);
    return `  ${project.padEnd(22)} ${sum(own, ({ seconds }) => seconds)
      .toFixed(1)
      .padStart(7)} s in ${own.length} files, ${tests} tests`;
  });
  const slowest = files
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, 10)
    .map(({ file, project, seconds }) => `  ${seconds.toFixed(1).padStart(7)} s ${file} (${project})`);
  return ['Seconds of test files, by project:', ...projects, 'The slowest:', ...slowest].join('\n');
}

function sum<Item>(items: readonly Item[], read: (item: Item) => number): number {
  return items.reduce((all, item) => all + read(item), 0);
}

/** Seconds that this process and all that it has waited for took of the processors so far. */
function processorSeconds(): number | null {
  try {
    // Fields 14 to 17 of proc(5), after the name in brackets, in hundredths.
    const fields = readFileSync('/proc/self/stat', 'utf8').replace(/.*\) /s, '').split(' ');
    return fields.slice(11, 15).reduce((all, field) => all + Number(field), 0) / 100;
  } catch {
    return null;
  }
}
