/** The state of the outboxes on the staff's devices: `calls.devices`. */
import * as z from 'zod/mini';
import { countSchema, lineSchema } from '../values/field-schemas.ts';
import { createMomentSchema } from '../values/moment.ts';

const MAX_ENTRIES = 1_000_000;
const VERSION_LENGTH = 100;

/**
 * Report of a device about the staff's entries on it, whichever account made them. The server adds the time
 * by its own clock.
 */
export const deviceReportSchema = z.object({
  /** Id that the device made once. */
  device: z.uuid('The device must be named by its id.'),
  /** Entries that wait to be sent. */
  pending: countSchema('Pending', 0, MAX_ENTRIES),
  /** Entries that wait for a person. */
  parked: countSchema('Parked', 0, MAX_ENTRIES),
  /** Time of the oldest of these entries by the device's clock; null if there is none. */
  oldestCapturedAt: z.nullable(
    createMomentSchema('The oldest entry must have a time like 2027-06-14T08:00:00Z.'),
  ),
  /** Version of the application, as the device has it. */
  version: lineSchema('Version', VERSION_LENGTH),
});
export type DeviceReport = z.output<typeof deviceReportSchema>;

/** A device and its user, as management sees them. GET answers a list of them, the latest contact first. */
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
