import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes longest, the longest first: a long file that begins last runs alone at the end. */
const LONG = [
  'world/world',
  'browser/every-page',
  'browser/offline',
  'browser/older-browsers',
  'faults/processes',
  'server/fuzz',
  'browser/device',
  'browser/office-access',
  'browser/forms',
  'browser/outbox',
  'faults/delivery',
  'browser/table',
  'browser/bad-input',
  'browser/dev-loop',
  'browser/booking',
  'browser/menu',
  'browser/drafts',
  'browser/office-',
  'browser/',
  'faults/',
];

/** Long files first, then the others as the tool puts them. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const at = LONG.findIndex((name) => moduleId.includes(`/tests/${name}`));
      return at < 0 ? LONG.length : at;
    };
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => place(one) - place(other));
  }
}
