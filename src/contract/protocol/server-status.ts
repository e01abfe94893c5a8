/**
 * The server's status: the epoch of its database, and how far a verified backup of it reaches. Every answer
 * of the API contains it, and devices ask which of their entries a restored database still holds
 * (docs/contract.md#healing).
 */
import * as z from 'zod/mini';

/**
 * Header with the epoch of the database, which changes after a restore. A device names with each lineage that it shows
 * the epoch in which it has seen that one: an epoch that the database does not know began after the state that it is in.
 */
export const EPOCH_HEADER = 'Epoch';
/** Header with the place in the feed up to which a verified backup of this epoch reaches; 0 for none. */
export const BACKED_UP_TO_HEADER = 'Backed-Up-To';
/**
 * Header with the newest lineage of the database, a place that its feed had reached, and a code by which only the
 * server knows it again. A device shows the newest one that it has seen in each of its calls: if the database does not
 * hold it, the database was put back to an earlier state, and a new epoch begins.
 */
export const LINEAGE_HEADER = 'Lineage';
/** Lineage, place and code; devices never interpret the code. */
export const LINEAGE_TOKEN_PATTERN = /^[\w-]{5,16}\.\d{1,10}\.[\w-]{16}$/;

export interface ServerStatus {
  epoch: string;
  backedUpTo: number;
  /** Time of the answer by the server's clock, ISO 8601. */
  at?: string;
  /** See `LINEAGE_HEADER`; absent from older servers. */
  lineage?: string;
}

export const epochSchema = z.uuid();
export const feedPlaceSchema = z.int().check(z.gte(0));

const statusSchema = z.object({ epoch: epochSchema, backedUpTo: feedPlaceSchema });

/** Reads the status from the headers of an answer; null for answers of older servers or of other hosts. */
export function readServerStatus(headers: Pick<Headers, 'get'>): ServerStatus | null {
  const [epoch, backedUpTo] = [headers.get(EPOCH_HEADER), headers.get(BACKED_UP_TO_HEADER)];
  if (epoch === null || backedUpTo === null || backedUpTo === '') return null;
  const parsed = statusSchema.safeParse({ epoch, backedUpTo: Number(backedUpTo) }).data;
  const date = new Date(headers.get('Date') ?? Number.NaN);
  const isDate = !Number.isNaN(date.getTime());
  const lineage = headers.get(LINEAGE_HEADER) ?? '';
  return parsed
    ? {
        ...parsed,
        ...(isDate && { at: date.toISOString() }),
        ...(LINEAGE_TOKEN_PATTERN.test(lineage) && { lineage }),
      }
    : null;
}

/** Maximum number of ids in one request. */
export const MAX_HELD_IDS = 200;

export const heldIdsRequestSchema = z.object({
  ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(MAX_HELD_IDS)),
});

/** The answer tells which of the ids are held, or were and have been removed; nothing of their content. */
export const heldIdsAnswerSchema = z.object({
  epoch: epochSchema,
  /** Place in the feed at which all known ids are held. */
  place: feedPlaceSchema,
  known: z.array(z.uuid()),
  /** Those of which only a correction is here, which made the record: the first submission is still missing. */
  corrected: z.optional(z.array(z.uuid())),
});
export type HeldIdsAnswer = z.output<typeof heldIdsAnswerSchema>;
