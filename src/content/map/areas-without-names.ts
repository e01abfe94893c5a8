/** Spots of the map that marks and names keep out of, in units (artwork/map/projection.ts). */
export const areasWithoutNames: readonly { x: number; y: number; width: number; height: number }[] = [
  // Dodoma has its name on the left and Dar es Salaam below: Saadani and Usambara have no other room.
  { x: 7550, y: 5964, width: 40, height: 40 },
  { x: 10440, y: 6616, width: 40, height: 40 },
  { x: 11080, y: 6616, width: 40, height: 40 },
];
