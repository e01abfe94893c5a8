import { useId } from 'react';
import type { Colleague, Session } from '../../../contract/accounts/accounts.ts';
import { useSession } from '../../../device/office/session/page.ts';
import type { Row } from '../../../device/records/index.ts';
import type { RequestKind } from '../../../kinds/list.ts';
import { say } from '../../../words/say.ts';
import { useChangeRecord } from '../change/use-change-record.ts';

/** Returns the people to whom a request can be given, the signed-in person first. */
export function possibleOwners(session: Session | null): Pick<Colleague, 'id' | 'name'>[] {
  const people = [...(session ? [session.account] : []), ...(session?.colleagues ?? [])];
  return people.filter((person, index) => people.findIndex((other) => other.id === person.id) === index);
}

/** The owner of a request: one press takes it over, a choice gives it to somebody else. */
export function OwnerField({ row }: { row: Row<RequestKind> }) {
  const { session } = useSession();
  const change = useChangeRecord();
  const id = useId();
  const own = possibleOwners(session);
  const owner = row.owner;
  const assign = (to: string | null) => void change(row, { owner: to });
  return (
    <div className="owner">
      <label htmlFor={id}>{say('Owner')}</label>
      <select
        id={id}
        data-key="a"
        className="cell-control"
        value={owner?.id ?? ''}
        onChange={({ target }) => assign(target.value || null)}
      >
        <option value="">{say('Nobody yet')}</option>
        {owner && !own.some((person) => person.id === owner.id) && (
          <option value={owner.id}>{owner.name}</option>
        )}
        {own.map((person) => (
          <option key={person.id} value={person.id}>
            {person.name}
          </option>
        ))}
      </select>
      {session && owner?.id !== session.account.id && (
        <button type="button" className="button quiet" onClick={() => assign(session.account.id)}>
          {say('Assign to me')}
        </button>
      )}
    </div>
  );
}
