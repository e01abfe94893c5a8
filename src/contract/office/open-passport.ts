/**
 * Opening one passport number: `POST /api/passports` (docs/contract.md#sensitive-data). The audit log records
 * each one.
 */
import * as z from 'zod/mini';

export const passportRequestSchema = z.object({
  /** Id of the flight request. */
  record: z.uuid('The request must be named by its id.'),
  /** Index in `travelerDetails`, from 0. */
  place: z
    .int('The traveller must be named by number.')
    .check(
      z.gte(0, 'The traveller must be named by number.'),
      z.lte(500, 'The traveller must be named by number.'),
    ),
});
export type PassportRequest = z.output<typeof passportRequestSchema>;

export interface PassportAnswer {
  passportNumber: string;
}

export const passportStrings = {
  none: 'There is no passport number here.',
  /** Shown when its key is no longer in the key file. */
  unreadable: 'This passport number cannot be opened with the keys of this server.',
} as const;
