import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { readDurations } from './durations.ts';
import { GATE, REST } from './projects.ts';

/**
 * Files of one project after those of another, because a worker that changes between them reads all its modules
 * anew; within a project the longest first, because a long file that begins last runs alone at the end.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const durations = readDurations();
    const order = [...GATE, ...REST];
    const secondsOf = ({ project, moduleId }: TestSpecification) =>
      durations[project.name]?.[relative(process.cwd(), moduleId)] ?? 0;
    return files.toSorted(
      (one, other) =>
        order.indexOf(one.project.name) - order.indexOf(other.project.name) ||
        secondsOf(other) - secondsOf(one),
    );
  }
}
