/** Unsent entries of this account in this department: their names, why they wait, and what can be done. */
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '../../../device/office/session/page.ts';
import { mayHaveArrived, openDevice } from '../../../device/outbox/index.ts';
import {
  recordOfEntry,
  useSiteDrafts,
  useWaitingItems,
  type WaitingItem,
} from '../../../device/records/index.ts';
import { isStaffCreatingKind } from '../../../kinds/staff-entries.ts';
import { LoadingFromDevice } from '../../../ui/loading-from-device.tsx';
import { Link } from '../../../words/link.tsx';
import { entryForms } from '../../kinds/list.ts';
import { ConflictNotice } from '../../records/change/conflict-notice.tsx';
import { nameOfAccount } from '../../records/change/use-change-record.ts';
import { VoidEntry } from '../../records/change/void-entry.tsx';
import { useOfficeDialogs } from '../../shell/frame/dialogs.tsx';
import type { Section } from '../../shell/frame/section.ts';
import { OfficeMoment } from '../../time/office-moment.tsx';
import { useNow } from '../../time/use-now.ts';
import { HandOver } from '../hand-over/hand-over.tsx';
import { itemOfPhotograph, type ListedItem, withPhotographsAsOne } from './photograph-groups.ts';
import {
  deletionQuestion,
  describeWaitingItem,
  describeWaitingReason,
  waitingItemName,
} from './unsent-entry-text.ts';
import { useSiteItemTitles } from './use-site-item-titles.ts';
import './waiting.css';
import { say, sayCount, sayWith } from '../../../words/say.ts';

/** Number of entries rendered at first: rendering thousands would take a phone longer than sending them. */
const AT_FIRST = 50;

export default function WaitingEntries({ sections }: { sections: readonly Section[] }) {
  const items = useWaitingItems();
  const { state } = useSession();
  const [isSending, setSending] = useState(false);
  const [showsAll, setShowsAll] = useState(false);
  const now = useNow().getTime();

  async function sendNow(): Promise<void> {
    setSending(true);
    // Entries that cannot be sent stay in the list, with the reason.
    await openDevice()
      .replayer.replay(true, true)
      .catch(() => undefined);
    setSending(false);
  }

  if (items === null) {
    return (
      <p className="notice problem" role="alert">
        {say('What is not sent could not be read on this device. Please reload the page.')}
      </p>
    );
  }
  if (!items) return <LoadingFromDevice />;
  const sorted = withPhotographsAsOne(inWaitingOrder(items));
  const parked = items.filter(isParked).length;
  return (
    <>
      <p role="status">
        <span>
          {items.length === 0
            ? say('Everything of yours has arrived at the office.')
            : sayCount(items.length, '1 entry is not sent yet.', '{count} entries are not sent yet.')}
        </span>{' '}
        <span>
          {parked > 0 &&
            sayCount(
              parked,
              '1 was not accepted: please correct or delete.',
              '{count} were not accepted: please correct or delete.',
            )}
        </span>
      </p>
      {state === 'expired' && items.length > 0 && (
        <p className="notice">
          {say(
            'Your session has ended. At the next signal please sign in again: then all of this is sent by itself.',
          )}
        </p>
      )}
      {items.length > 0 && (
        <div className="buttons">
          <button
            type="button"
            className="button primary"
            disabled={isSending}
            onClick={() => void sendNow()}
          >
            {isSending ? say('Sending …') : say('Send now')}
          </button>
        </div>
      )}
      <HandOver />
      <ul className="waiting-list">
        {sorted.slice(0, showsAll ? sorted.length : AT_FIRST).map((item) => (
          <Item key={item.entry.id} item={item} all={items} sections={sections} now={now} />
        ))}
      </ul>
      {!showsAll && sorted.length > AT_FIRST && (
        <button type="button" className="button" onClick={() => setShowsAll(true)}>
          {say('Show all {count}', { count: sorted.length })}
        </button>
      )}
    </>
  );
}

const isParked = ({ entry }: WaitingItem) => entry.state === 'parked';

/** Entries that need a person come first. The notes and changes of a record stand after its entry. */
export function inWaitingOrder(items: readonly WaitingItem[]): WaitingItem[] {
  const groups = new Map<string, WaitingItem[]>();
  for (const item of items) {
    const record = recordOfEntry(item.entry)?.id ?? item.entry.id;
    groups.set(record, [...(groups.get(record) ?? []), item]);
  }
  const all = [...groups.values()];
  return [
    ...all.filter((group) => group.some(isParked)),
    ...all.filter((group) => !group.some(isParked)),
  ].flat();
}

interface ItemProps {
  item: ListedItem;
  all: readonly WaitingItem[];
  sections: readonly Section[];
  now: number;
}

function Item(props: ItemProps) {
  return props.item.parts ? (
    <PhotographItem {...props} />
  ) : (
    <NamedItem {...props} name={waitingItemName(props.item)} />
  );
}

/** With what the titles of places for photographs begin. */
const ITEM_TITLE = /^Photograph: /;

/** Named by the place that it is for. */
function PhotographItem(props: ItemProps) {
  const drafts = useSiteDrafts()?.drafts;
  const titles = useSiteItemTitles();
  const place = itemOfPhotograph(props.item, drafts?.values() ?? []);
  const title =
    place === undefined
      ? undefined
      : (titles?.get(place)?.replace(ITEM_TITLE, '') ?? place.replace('photo/', ''));
  const name = title === undefined ? say('Photograph') : say('Photograph for {place}', { place: title });
  return <NamedItem {...props} name={name} />;
}

function NamedItem({ item, all, sections, now, name }: ItemProps & { name: string }) {
  const { confirm } = useOfficeDialogs();
  const { entry, row, parts } = item;
  const isNew = recordOfEntry(entry)?.id === entry.id;
  const isTried = (parts ?? [item]).some((one) => mayHaveArrived(one.entry));
  const held = entry.state === 'parked' ? entry.problem?.held : undefined;

  const remove = async () => {
    const labels = { yes: say('Delete'), no: say('Do not delete') };
    if (!(await confirm(deletionQuestion(name, isNew, isTried), { labels }))) return;
    // Changes to an entry that is never sent would be refused by the office.
    const gone = isNew ? all.filter((one) => recordOfEntry(one.entry)?.id === entry.id) : (parts ?? [item]);
    for (const one of gone) await openDevice().own.discard(one.entry.id);
  };
  return (
    <li>
      <p>
        <strong>
          <bdi>{name}</bdi>
        </strong>{' '}
        {describeWaitingItem(item, nameOfAccount)}
      </p>
      <p className="label">
        {sayWith('{time}. {why}', {
          time: <OfficeMoment key="time" at={entry.capturedAt} />,
          why: (
            <span key="why" className="waiting-why">
              {describeWaitingReason(item, now)}
            </span>
          ),
        })}
      </p>
      {held && entry.problem ? (
        <ConflictNotice entryId={entry.id} held={held} message={entry.problem.message} />
      ) : (
        <div className="buttons">
          <CorrectHere item={item} name={name} sections={sections} />
          {/* An entry that the office may have is voided by a later entry. A step is voided at its souvenir. */}
          {isNew && isTried && row && row.kind !== 'souvenirStep' && <VoidEntry row={row} />}
          {!(isNew && isTried) && (
            <button type="button" className="button quiet" onClick={() => void remove()}>
              {say('Delete before sending')} <span className="visually-hidden">{name}</span>
            </button>
          )}
        </div>
      )}
    </li>
  );
}

/** Link to the form that made the entry, if it belongs to this department. */
function CorrectHere({
  item: { entry },
  name,
  sections,
}: Pick<ItemProps, 'item' | 'sections'> & { name: string }) {
  const { pathname } = useLocation();
  const { kind, payload, id } = entry;
  const made = kind === 'correction' ? (payload as { kind: string }).kind : kind;
  const section = sections.find(({ submits }) => submits === made);
  if (!section || !isStaffCreatingKind(made) || entryForms[made].isFixed) return null;
  const record = kind === 'correction' ? (payload as { record: string }).record : id;
  return (
    <Link
      id={`correct-${record}`}
      className="button"
      to={`${pathname}?section=${section.slug}&edit=${record}#form`}
      aria-label={[say('Correct'), name].join(' ')}
    >
      {say('Correct')}
    </Link>
  );
}
