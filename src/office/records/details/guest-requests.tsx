/** Other requests of the same guest, here and in other departments. */
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { departmentOfRole } from '../../../content/office/departments.ts';
import {
  findGuest,
  type GuestResult,
  prefetchedGuest,
  type SearchHit,
  searchVersion,
  startSearch,
  subscribeToSearch,
  type WithCompleteness,
} from '../../../device/office/search/page.ts';
import { useSession } from '../../../device/office/session/page.ts';
import { type Row, staffActions } from '../../../device/records/index.ts';
import { alertText } from '../../../forms/engine/outcome/alert-text.ts';
import type { GuestLink } from '../../../kinds/guest-link/schema.ts';
import { type RequestKind, requestKinds } from '../../../kinds/list.ts';
import { mayHandle } from '../../../kinds/record-roles.ts';
import { staffSubmissionDefinitions } from '../../../kinds/staff-submissions.ts';
import { Link } from '../../../words/link.tsx';
import { say, sayKnown } from '../../../words/say.ts';
import { isUrgentTrip } from '../../features/figures/urgency.ts';
import { describeHit } from '../../features/search/hit-text.ts';
import { shownFields } from '../../features/search/shown-fields.ts';
import { useOfficeDialogs } from '../../shell/frame/dialogs.tsx';
import { officeToday } from '../../time/office-today.ts';
import { useNow } from '../../time/use-now.ts';
import { recordUrl } from '../list/record-url.ts';

const SearchDialog = lazy(() =>
  import('../../features/search/search-dialog.tsx').then((module) => ({ default: module.SearchDialog })),
);

export function GuestRequests({ row }: { row: Row<RequestKind> }) {
  const role = useSession().session?.account.role ?? '';
  const guest = useGuest(row.id);
  const today = officeToday(useNow());
  const [isChoosing, setChoosing] = useState(false);
  const tell = useTelling(row);
  const { hits = [], count = 0, elsewhere = {} } = guest ?? {};
  const hidden = Object.entries(elsewhere);
  return (
    <section className="notes guest" aria-label={say('Guest')} aria-busy={guest === null}>
      <h3>{say('Guest')}</h3>
      {hits.length > 0 && (
        <ul>
          {hits.map((hit) => (
            <li key={hit.id}>
              <Link to={recordUrl(hit.kind, hit.reference, role) ?? ''}>{hit.subject || hit.reference}</Link>
              {isUrgentTrip(hit.state, hit.date, today) && (
                <span className="urgent-mark">{say('Urgent')}</span>
              )}
              <span>{describeHit(hit)}</span>
              <button type="button" className="link-button" onClick={() => void tell(hit, false)}>
                {say('Not the same person')}{' '}
                <span className="visually-hidden">{say('as in {reference}', hit)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {count > hits.length && (
        <p className="label">{say('And {number} more.', { number: count - hits.length })}</p>
      )}
      {hidden.map(([at, number]) => (
        <p key={at}>
          {say('{number} more in {department}, which you cannot open: please ask them.', {
            number,
            department: sayKnown(departmentOfRole(at)?.name ?? at),
          })}
        </p>
      ))}
      {count === 0 && hidden.length === 0 && (
        <p className="label">
          {guest?.complete
            ? say('No other request with this e-mail or phone.')
            : say('Looking for other requests …')}
        </p>
      )}
      <p className="buttons">
        <button type="button" className="button quiet" onClick={() => setChoosing(true)}>
          {say('This is the same person as …')}
        </button>
      </p>
      {isChoosing && (
        <Suspense>
          <SearchDialog
            title={say('The same person as in which request?')}
            kinds={requestKinds.filter((kind) => mayHandle(role, kind))}
            without={row.id}
            onClose={() => setChoosing(false)}
            onPick={(hit) => void tell(hit, true)}
          />
        </Suspense>
      )}
    </section>
  );
}

/**
 * Records whether this request and another one are from the same guest, and shows a message only if that
 * could not be stored.
 */
function useTelling(row: Row<RequestKind>): (other: SearchHit, same: boolean) => Promise<void> {
  const { alert } = useOfficeDialogs();
  return async (other, same) => {
    // Only requests have a guest.
    const kind = other.kind as GuestLink['kind'];
    const outcome = await staffActions().linkGuests(
      { record: row.id, kind: row.kind },
      { record: other.id, kind },
      same,
    );
    if (outcome.type === 'accepted' || outcome.type === 'saved') return;
    await alert(alertText(staffSubmissionDefinitions.guestLink.strings, outcome));
  };
}

/** Searches again whenever records change; null until there is a result. */
function useGuest(id: string): WithCompleteness<GuestResult> | null {
  const version = useSyncExternalStore(subscribeToSearch, searchVersion, () => 0);
  const [guest, setGuest] = useState(() => {
    const known = prefetchedGuest(id);
    return known ? { ...known, of: { id, version } } : null;
  });
  useEffect(() => startSearch(shownFields), []);
  const isAnswered = guest?.of.id === id && guest.of.version === version;
  useEffect(() => {
    if (isAnswered) return;
    let isCurrent = true;
    void findGuest(id).then((answer) => {
      if (isCurrent && answer) setGuest({ ...answer, of: { id, version } });
    });
    return () => {
      isCurrent = false;
    };
  }, [id, version, isAnswered]);
  return guest?.of.id === id ? guest : null;
}
