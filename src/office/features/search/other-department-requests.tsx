/** Guests of other departments in the search of those who drive them: asked of the office, with what a driver may know. */
import { useState } from 'react';
import { findGuests } from '../../../device/office/session/page.ts';
import type { Row } from '../../../device/records/index.ts';
import { MIN_GUEST_SEARCH } from '../../../kinds/calls/guest-search.ts';
import { type RequestKind, recordNames } from '../../../kinds/list.ts';
import { say, sayCount, sayKnown } from '../../../words/say.ts';
import { requestSummary } from '../../records/details/request-summary.ts';
import { nameOfRow } from '../../records/list/record-labels.ts';
import { stateLabel } from '../../records/list/state-labels.ts';

type Request = Row<RequestKind>;

interface Answer {
  /** The text that was asked for. */
  text: string;
  requests: readonly Request[];
  /** Why nothing was found. */
  problem: string;
}

export function OtherDepartmentRequests({ text }: { text: string }) {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [asking, setAsking] = useState(false);
  const asked = text.trim();

  async function ask(): Promise<void> {
    if (asking) return;
    setAsking(true);
    const found = await findGuests(asked);
    setAsking(false);
    setAnswer({
      text: asked,
      // Safe: requests as rows, of which only fields of the guest's own are shown.
      requests: found.ok ? (found.value.requests as readonly Request[]) : [],
      problem: found.ok ? '' : sayKnown(found.problem.message),
    });
  }

  if (asked.length < MIN_GUEST_SEARCH) return null;
  const known = answer?.text === asked ? answer : null;
  return (
    <section aria-label={say('Guests of all departments')} className="guests-elsewhere">
      <p>
        <button type="button" className="button" aria-disabled={asking} onClick={() => void ask()}>
          {asking ? say('Asking the office …') : say('Ask the office for guests of all departments')}
        </button>
      </p>
      <p role="status" className="label">
        {known &&
          (known.problem ||
            (known.requests.length === 0
              ? say('No guest is found. Type the beginning of the name, or the whole number.')
              : sayCount(known.requests.length, '1 request of a guest', '{count} requests of guests')))}
      </p>
      <ul>
        {known?.requests.map((request) => (
          <Guest key={request.id} request={request} />
        ))}
      </ul>
    </section>
  );
}

function Guest({ request }: { request: Request }) {
  const {
    trip,
    people,
    request: wish,
  } = requestSummary(request, (days) => sayCount(days, '1 day', '{count} days'));
  const lines = [
    trip,
    people,
    `${sayKnown(recordNames[request.kind])}: ${sayKnown(stateLabel(request.state))}`,
  ];
  return (
    <li>
      <strong>
        <bdi>{nameOfRow(request)}</bdi>
      </strong>{' '}
      <span className="label">{request.reference}</span>
      <p>{lines.filter(Boolean).join(' · ')}</p>
      {wish && (
        <p>
          <bdi>{wish}</bdi>
        </p>
      )}
    </li>
  );
}
