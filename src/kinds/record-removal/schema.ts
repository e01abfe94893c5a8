/** Removal of a record by hand (docs/contract.md#records). */
import * as z from 'zod/mini';
import { changeBaseFields, recordTargetFields } from '../record-change/target-fields.ts';

export const recordRemovalSchema = z.object({
  ...recordTargetFields,
  kind: z.enum(['stayBooking'], { error: 'Records of this kind are not removed by hand.' }),
  ...changeBaseFields,
});
export type RecordRemoval = z.output<typeof recordRemovalSchema>;

/** Contract strings (docs/contract.md#strings) for the removal of a stay booking. */
export const removalStrings = {
  confirm: 'Are you sure you want to delete this booking?',
  success: 'Booking successfully deleted.',
  failure: 'Failed to delete booking. Please try again later.',
} as const;
