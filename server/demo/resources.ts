/** The lists that logistics keeps, in the demonstration. */
import type { Resource } from '../../src/kinds/resource/schema.ts';
import { sampleCamps, sampleGuides, sampleVehicles } from './sample-names.ts';

const active = 'yes';

export const sampleResources: readonly Resource[] = [
  ...sampleVehicles.map(
    (name, place): Resource => ({ list: 'vehicle', name, seats: 5 + (place % 3) * 2, active }),
  ),
  ...sampleGuides.map((name): Resource => ({ list: 'guide', name, active })),
  ...sampleCamps.map((name): Resource => ({ list: 'camp', name, active })),
  { list: 'elsewhere', name: 'Every other place', days: 10, active },
];
