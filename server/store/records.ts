/** How each kind of submission becomes a record. A new kind is a row here, and its domain's file. */
import type { SubmissionKind } from '../../src/contract/submissions.ts';
import { writePackageBooking } from './package-bookings.ts';
import type { RecordWriter } from './record-writer.ts';

export const recordWriters: { [Kind in SubmissionKind]: RecordWriter<Kind> } = {
  packageBooking: writePackageBooking,
};
