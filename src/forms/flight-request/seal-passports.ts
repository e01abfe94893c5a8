import type { FlightRequest } from '../../kinds/flight-request/schema.ts';

/** Loads the sealing program. Rejects if it is neither saved nor reachable. */
export const loadSealing = () => import('../../device/transfer/sealing/index.ts');

/**
 * The payload with its passport numbers sealed, each for its place in this very submission
 * (docs/contract.md#sensitive-data). The form loads the sealing program when it is idle.
 * @param numbers as typed, one a traveler; empty where none was given
 * @param given travelers of the version before: a number that is not typed anew stays with the traveler
 *   of that name at its place, for which it was sealed
 * @returns null when this device cannot seal: nothing may then be stored
 */
export async function sealPassports(
  payload: FlightRequest,
  numbers: readonly string[],
  {
    id,
    sealingKey,
    given = [],
  }: { id: string; sealingKey: string; given?: FlightRequest['travelerDetails'] },
): Promise<FlightRequest | null> {
  const kept = payload.travelerDetails.map((traveler, index) => {
    const before = given[index];
    return before?.name === traveler.name ? before.passportNumber : null;
  });
  if (numbers.every((number) => number === '')) {
    const travelerDetails = payload.travelerDetails.map((traveler, index) => ({
      ...traveler,
      passportNumber: kept[index] ?? traveler.passportNumber,
    }));
    return { ...payload, travelerDetails };
  }
  try {
    const { findSealingKey, sealPassport } = await loadSealing();
    const key = await findSealingKey(sealingKey);
    if (!key) return null;
    const travelerDetails = await Promise.all(
      payload.travelerDetails.map(async (traveler, index) => {
        const number = numbers[index];
        const passportNumber = number ? await sealPassport(key, id, index, number) : (kept[index] ?? null);
        return { ...traveler, passportNumber };
      }),
    );
    return { ...payload, travelerDetails };
  } catch {
    return null;
  }
}
