/** The state of the outboxes on the staff's devices: `calls.devices`. */
import * as z from 'zod/mini';
import { momentOf } from '../values/moment.ts';
import { countOf, lineOf } from '../values/text.ts';

const MOST_ENTRIES = 1_000_000;
const VERSION_LENGTH = 100;

/**
 * What a device reports about the staff's entries on it, whichever account made them. The server adds
 * the time by its own clock.
 */
export const deviceReportSchema = z.object({
  /** Made once by the device. */
  device: z.uuid('The device must be named by its id.'),
  /** Entries that wait to be sent. */
  pending: countOf('Pending', 0, MOST_ENTRIES),
  /** Entries that wait for a person. */
  parked: countOf('Parked', 0, MOST_ENTRIES),
  /** When the oldest of either was made, by the device's clock; null when there is none. */
  oldestCapturedAt: z.nullable(momentOf('The oldest entry must have a time like 2027-06-14T08:00:00Z.')),
  /** Version of the application, as the device has it. */
  version: lineOf('Version', VERSION_LENGTH),
});
export type DeviceReport = z.output<typeof deviceReportSchema>;

/** A device and who uses it, as management sees them: the answer of GET is a list, last contact first. */
export interface ListedDevice {
  device: string;
  account: { id: string; name: string; email: string };
  /** The server's clock, ISO 8601. */
  lastContact: string;
  pending: number;
  parked: number;
  oldestCapturedAt: string | null;
  version: string;
  /** Its newest signing key of this account; absent while it has none. */
  signing?: { registeredAt: string; revokedAt: string | null };
}
