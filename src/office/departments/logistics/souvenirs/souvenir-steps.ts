/** Place of a souvenir by its steps. Pure. */

import { isVoided } from '../../../../contract/protocol/record-base.ts';
import { captureTime } from '../../../../contract/protocol/wrong-clock.ts';
import type { Row } from '../../../../device/records/index.ts';
import type { deliveryStatuses } from '../../../../kinds/statuses.ts';

export type Step = Row<'souvenirStep'>;

/** Steps of a souvenir, the first one first; those that were voided too. */
export function stepsOf(rows: readonly Step[], souvenir: string): Step[] {
  const steps = rows.filter((row) => row.souvenir === souvenir);
  return steps.sort((one, other) => captureTime(one) - captureTime(other));
}

/** The one that says where it is now. @param as a step that was just voided, or counts again: its row follows */
export function lastStep(steps: readonly Step[], as?: { id: string; voided: string }): Step | undefined {
  return steps.findLast((step) => !isVoided(step.id === as?.id ? as : step));
}

/** @param last step that counts, if any */
export function statusAfter(last: Pick<Step, 'delivered'> | undefined): (typeof deliveryStatuses)[number] {
  if (!last) return 'Pending';
  return last.delivered === 'yes' ? 'Delivered' : 'In Transit';
}
