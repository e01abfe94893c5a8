/** The lists that logistics keeps, in the demonstration. */
import type { Resource } from '../../src/kinds/resource/schema.ts';
import { camps, guides, vehicles } from './names.ts';

const active = 'yes';

export const sampleResources: readonly Resource[] = [
  ...vehicles.map((name, place): Resource => ({ list: 'vehicle', name, seats: 5 + (place % 3) * 2, active })),
  ...guides.map((name): Resource => ({ list: 'guide', name, active })),
  ...camps.map((name): Resource => ({ list: 'camp', name, active })),
  { list: 'elsewhere', name: 'Every other place', days: 10, active },
];
