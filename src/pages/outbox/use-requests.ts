import type { SentRequest, UnsentRequest } from '../../device/outbox/index.ts';
import { type OutboxView, useOutbox } from '../../device/outbox/page.ts';
import { isSubmissionKind } from '../../kinds/submissions.ts';
import { headingOfSent, headingOfUnsent, sortByHeading } from './request-heading.ts';

/** Requests by trip, as the lists show them. */
interface Lists {
  parked: UnsentRequest[];
  waiting: UnsentRequest[];
  unsent: UnsentRequest[];
  sent: SentRequest[];
}

/** Cache of the lists, because every part of the page needs them. */
const listed = new WeakMap<OutboxView, Lists>();

function listsOf(view: OutboxView): Lists {
  const known = listed.get(view);
  if (known) return known;
  const parked = sortByHeading(view.parked, headingOfUnsent);
  const waiting = sortByHeading(view.waiting, headingOfUnsent);
  // Entries that staff sent are listed in their tables.
  const own = view.sent.filter(({ receipt: { kind } }) => isSubmissionKind(kind) || kind === 'correction');
  const lists = { parked, waiting, unsent: [...parked, ...waiting], sent: sortByHeading(own, headingOfSent) };
  listed.set(view, lists);
  return lists;
}

const NO_LISTS: Lists = { parked: [], waiting: [], unsent: [], sent: [] };

/** Requests of this device by trip, live; all lists are empty until they are read. */
export function useRequests() {
  const view = useOutbox();
  return { view, ...(view ? listsOf(view) : NO_LISTS) };
}
