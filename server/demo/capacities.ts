/** Numbers of guests that the camps of the demonstration take. */
import type { Capacity } from '../../src/kinds/capacity/schema.ts';

export const sampleCapacities: readonly Capacity[] = [
  { camp: 'Pangani Camp', stays: 'camping-meals', unit: 'people', perNight: 8, active: 'yes' },
  { camp: 'Ushongo Beach Camp', stays: 'camping-meals', unit: 'people', perNight: 6, active: 'yes' },
  { camp: 'Resthouse, Tanga', stays: 'full-resthouse', unit: 'rooms', perNight: 6, active: 'yes' },
  { camp: 'Resthouse, Tanga', stays: 'stay-dine', unit: 'rooms', perNight: 4, active: 'yes' },
  { camp: 'Garden Rooms, Tanga', stays: 'room-only', unit: 'rooms', perNight: 5, active: 'yes' },
  { camp: 'Old Boma, Lushoto', stays: 'room-only', unit: 'rooms', perNight: 3, active: 'no' },
];
