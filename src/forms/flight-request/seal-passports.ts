import type { FlightRequest } from '../../contract/flight-request.ts';

/**
 * The payload with its passport numbers sealed, each for its place in this very submission
 * (docs/contract.md#sensitive-data). The sealing program is loaded when there is a number to seal.
 * @param numbers as typed, one a traveler; empty where none was given
 * @returns null when this device cannot seal: nothing may then be stored
 */
export async function sealPassports(
  payload: FlightRequest,
  numbers: readonly string[],
  { id, sealingKey }: { id: string; sealingKey: string },
): Promise<FlightRequest | null> {
  if (numbers.every((number) => number === '')) return payload;
  try {
    const { findSealingKey, sealPassport } = await import('../../device/sealing/index.ts');
    const key = await findSealingKey(sealingKey);
    if (!key) return null;
    const travelerDetails = await Promise.all(
      payload.travelerDetails.map(async (traveler, index) => {
        const number = numbers[index];
        return { ...traveler, passportNumber: number ? await sealPassport(key, id, index, number) : null };
      }),
    );
    return { ...payload, travelerDetails };
  } catch {
    return null;
  }
}
