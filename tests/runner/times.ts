/** Where the time of a run went. */
import { cpus } from 'node:os';
import type { FileRecord } from './run-records.ts';

interface Part {
  name: string;
  seconds: number;
  /** Seconds of the processors. */
  processor: number;
}

const parts: Part[] = [];

/** Does one part of a run and remembers how long it took, and what it took of the processors. */
export async function timePart<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const [start, before] = [performance.now(), processorSeconds()];
  const result = await work();
  parts.push({ name, seconds: (performance.now() - start) / 1_000, processor: processorSeconds() - before });
  return result;
}

/** A line for each part, and one for all. */
export function tableOfParts(): string {
  const all = {
    name: 'Together',
    seconds: sum(parts, ({ seconds }) => seconds),
    processor: sum(parts, ({ processor }) => processor),
  };
  return [...parts, all]
    .map(({ name, seconds, processor }) => {
      const time = `${seconds.toFixed(1).padStart(7)} s`;
      return `  ${name.padEnd(22)} ${time}, ${processor.toFixed(0)} s of the processors`;
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

/**
 * Seconds that the processors of this machine have worked so far: on an idle machine that is the run's own work. The
 * system's count of one process and its children leaves out most of a browser, whose processes are not waited for.
 */
function processorSeconds(): number {
  return cpus().reduce((all, { times }) => all + times.user + times.nice + times.sys + times.irq, 0) / 1_000;
}
