/**
 * Points that submissions cost: by their kind, because some make the server read what was written before, and by their
 * bytes, because every staff device has to carry them. They are charged before anything is checked or written.
 */
import type { Context } from 'hono';
import { bytesOf } from '../store/records/record-bytes.ts';
import type { Charge } from './limits.ts';

/** Bytes of one entry that its first point pays for. Ordinary ones have a third. */
const BYTES_PER_POINT = 2_000;
/** Further points of a correction, which is compared with what it corrects. */
const POINTS_PER_CORRECTION = 2;

const BODY_BYTES = 'bodyBytes';

/** Notes how long the body of a call is when all of it is unpacked. */
export function setBodyBytes(c: Context, bytes: number): void {
  c.set(BODY_BYTES, bytes);
}

/** @param kinds of the entries of one call @param bytes of all of them together */
export function submissionPoints(kinds: readonly string[], bytes: number): number {
  const corrections = kinds.filter((kind) => kind === 'correction').length;
  const beyond = Math.max(0, bytes - kinds.length * BYTES_PER_POINT);
  return kinds.length + corrections * POINTS_PER_CORRECTION + Math.floor(beyond / BYTES_PER_POINT);
}

/**
 * Charges the entries of one call, whose first point was charged before it was read.
 * @throws HTTPException 429 with Retry-After
 */
export async function chargeEntries(c: Context, charge: Charge, kinds: readonly string[]): Promise<void> {
  const bytes: number = c.get(BODY_BYTES) ?? 0;
  const points = submissionPoints(kinds, bytes) - 1;
  if (points > 0) await charge(c, 'submissions', points);
  await charge.bytes(c, bytes);
}

/**
 * Charges the bytes that defaults added to submissions when they were checked: the default of a field that a client
 * leaves out is stored, and carried to every staff device. Forms leave nothing out.
 * @param kinds of all entries of the call @param payloads of those that are to be stored
 * @throws HTTPException 429 with Retry-After
 */
export async function chargeAddedDefaults(
  c: Context,
  charge: Charge,
  kinds: readonly string[],
  payloads: readonly object[],
): Promise<void> {
  const sent: number = c.get(BODY_BYTES) ?? 0;
  const stored = payloads.reduce((sum, payload) => sum + bytesOf(payload), 0);
  const points = submissionPoints(kinds, stored) - submissionPoints(kinds, sent);
  if (points <= 0) return;
  await charge(c, 'submissions', points);
  await charge.bytes(c, stored - sent);
}
