/** Search results in words. Pure. */

import type { SearchHit } from '../../../device/office/search/page.ts';
import { kindTitle } from '../../../kinds/entry-kinds.ts';
import type { RecordKind } from '../../../kinds/list.ts';
import { sayKnown } from '../../../words/say.ts';
import { stateLabel } from '../../records/list/state-labels.ts';
import { formatDate, formatMoment } from '../../table/engine/format.ts';

/** Returns the singular display name of a kind. */
export const kindName = (kind: RecordKind): string => (kind === 'tour' ? 'Tour booking' : kindTitle(kind));

/** "Package booking, 14 Jun 2027, Answered, PB-7Q4M-2XN9-K". */
export function describeHit({ kind, date, state, reference, receivedAt }: SearchHit): string {
  const day = date ? formatDate(date) : formatMoment(receivedAt);
  return [sayKnown(kindName(kind)), day, state && sayKnown(stateLabel(state)), reference]
    .filter(Boolean)
    .join(', ');
}
