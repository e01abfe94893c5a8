/** The Add New Booking card (docs/contract.md#staff-forms). */

import { addedTourErrors } from '../../../contract/staff-forms.ts';
import { paymentStatuses, tourStatuses } from '../../../contract/statuses.ts';
import type { Entry } from '../../../device/database.ts';
import { Field } from '../../../ui/field.tsx';
import { StaffFormFrame } from '../../parts/forms/staff-form.tsx';
import { useStaffForm } from '../../parts/forms/use-staff-form.ts';

const empty = { customerName: '', tourGuide: '', tourStatus: 'pending', paymentStatus: 'Pending' };

interface AddBookingProps {
  edited: Entry | null;
  onSaved: () => void;
}

export function AddBooking({ edited, onSaved }: AddBookingProps) {
  const form = useStaffForm({
    kind: 'addedTour',
    empty,
    edited,
    onSaved,
    toPayload: (values) => values,
    toValues: (payload) => ({ ...payload }),
    alertOf: addedTourErrors,
    // The server's own message is shown.
    successOf: (message) => message,
  });
  return (
    <StaffFormFrame form={form} title="Add New Booking" action="Add Booking">
      <Field label="Customer name" autoComplete="off" {...form.field('customerName')} />
      <Field label="Tour guide" autoComplete="off" {...form.field('tourGuide')} />
      <Field label="Tour status" {...form.field('tourStatus')}>
        {tourStatuses.map((status) => (
          <option key={status}>{status}</option>
        ))}
      </Field>
      <Field label="Payment status" {...form.field('paymentStatus')}>
        {paymentStatuses.map((status) => (
          <option key={status}>{status}</option>
        ))}
      </Field>
    </StaffFormFrame>
  );
}
