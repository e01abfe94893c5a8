import { useState } from 'react';
import {
  type CustomerExport,
  type CustomerMatch,
  MAX_CUSTOMER_RECORDS,
} from '../../../kinds/calls/customers.ts';
import { recordNames } from '../../../kinds/list.ts';
import { Field } from '../../../ui/field/field.tsx';
import { say, sayCount, sayKnown } from '../../../words/say.ts';
import { PlainTable } from '../../features/dashboard/plain-table.tsx';
import { subjectLabel } from '../../records/list/kind-columns.tsx';
import { OfficeMoment } from '../../time/office-moment.tsx';

const reasons: Readonly<Record<CustomerMatch, (by: string) => string>> = {
  contact: () => say('Has the customer’s own e-mail or phone'),
  shared: (by) =>
    say('Has the same {contact} as one of the customer’s records: please check', { contact: by }),
  mention: (by) => say('Mentions {contact}: please check', { contact: by }),
  name: () => say('Same name only: check before erasing'),
};

/** Typed before anything is erased. */
const WORD = 'ERASE';

interface FoundRecordsProps {
  found: CustomerExport;
  onSave: () => void;
  onErase: (ids: readonly string[]) => Promise<void>;
}

export function CustomerRecords({ found: { records }, onSave, onErase }: FoundRecordsProps) {
  // Only what certainly belongs to the customer is preselected.
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(records.filter(({ match }) => match === 'contact').map(({ record }) => record.id)),
  );
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);

  if (records.length === 0) return <p role="status">{say('We have no records of this customer.')}</p>;

  const turn = (id: string) =>
    setChosen((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  return (
    <section className="office-block" aria-labelledby="found">
      <h2 id="found">{sayCount(records.length, '1 record found', '{count} records found')}</h2>
      {records.length >= MAX_CUSTOMER_RECORDS && (
        <p className="notice">
          {say('There may be more: these are the first {number}.', { number: MAX_CUSTOMER_RECORDS })}
        </p>
      )}
      <PlainTable
        caption={say('Records of the customer')}
        rows={records}
        keyOf={({ record }) => record.id}
        columns={[
          { label: say('Reference'), cell: ({ record }) => record.reference },
          { label: say('Kind'), cell: ({ record }) => sayKnown(recordNames[record.kind]) },
          { label: say('Who or what'), cell: ({ record }) => subjectLabel(record) },
          { label: say('Received'), cell: ({ record }) => <OfficeMoment at={record.receivedAt} /> },
          { label: say('Why'), cell: ({ match, by }) => reasons[match](by) },
          {
            label: say('Erase'),
            cell: ({ record }) => (
              <input
                type="checkbox"
                className="tick"
                aria-label={say('Erase {reference}', record)}
                checked={chosen.has(record.id)}
                onChange={() => turn(record.id)}
              />
            ),
          },
        ]}
      />
      <div className="buttons">
        <button type="button" className="button" onClick={onSave}>
          {say('Export as a file')}
        </button>
      </div>
      <form
        className="erase"
        aria-label={say('Erase')}
        onSubmit={(event) => {
          event.preventDefault();
          if (typed !== WORD || chosen.size === 0) return;
          setBusy(true);
          void onErase([...chosen]).finally(() => setBusy(false));
        }}
      >
        <p>
          {sayCount(
            chosen.size,
            'Erasing removes 1 record for good, with notes and passport numbers, on the server and on every device. The audit log keeps the references, without names. If the customer also asked for a copy of their data, export it first.',
            'Erasing removes {count} records for good, with notes and passport numbers, on the server and on every device. The audit log keeps the references, without names. If the customer also asked for a copy of their data, export it first.',
          )}
        </p>
        <Field
          label={say('Type {word} to confirm', { word: WORD })}
          value={typed}
          autoComplete="off"
          autoCapitalize="characters"
          onChange={({ target }: { target: { value: string } }) => setTyped(target.value)}
        />
        <button
          type="submit"
          className="button danger"
          disabled={busy || typed !== WORD || chosen.size === 0}
        >
          {sayCount(chosen.size, 'Erase 1 record', 'Erase {count} records')}
        </button>
      </form>
    </section>
  );
}
