/** The facts about a package that the office sees beside its bookings. */
import { packages } from '../../src/content/packages/list.ts';

const byName = new Map(packages.map(({ name, days, availability }) => [name, { days, availability }]));

/** Days and availability of a package, in the words of its page; undefined for a name that is in no catalogue. */
export function findTourPackageSummary(name: string): { days: number; availability: string } | undefined {
  return byName.get(name);
}
