import { useState } from 'react';
import { CUSTOMER_RECORDS, type CustomerExport, type CustomerMatch } from '../../../kinds/customers.ts';
import { factsOf } from '../../../kinds/list.ts';
import { Field } from '../../../ui/field.tsx';
import { PlainTable } from '../../features/dashboard/plain-table.tsx';
import { plural } from '../../features/dashboard/words.ts';
import { subjectOf } from '../../records/list/kind-columns.tsx';
import { OfficeMoment } from '../../time/office-moment.tsx';

const reasons: Readonly<Record<CustomerMatch, (by: string) => string>> = {
  contact: () => 'Their own contact',
  shared: (by) => `Shares ${by} with a record of theirs: please look`,
  mention: (by) => `Mentions ${by}: please look`,
  name: () => 'The name alone: please look',
};

/** Typed before anything is erased. */
const WORD = 'ERASE';

interface FoundRecordsProps {
  found: CustomerExport;
  onSave: () => void;
  onErase: (ids: readonly string[]) => Promise<void>;
}

export function FoundRecords({ found: { records }, onSave, onErase }: FoundRecordsProps) {
  // Only what certainly belongs to the customer is preselected.
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(records.filter(({ match }) => match === 'contact').map(({ record }) => record.id)),
  );
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);

  if (records.length === 0) return <p role="status">We have no records of this customer.</p>;

  const turn = (id: string) =>
    setChosen((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  return (
    <section className="office-block" aria-labelledby="found">
      <h2 id="found">{plural(records.length, 'record')} found</h2>
      {records.length >= CUSTOMER_RECORDS && (
        <p className="notice">There may be more: these are the first {CUSTOMER_RECORDS}.</p>
      )}
      <PlainTable
        caption="Records of the customer"
        rows={records}
        keyOf={({ record }) => record.id}
        columns={[
          { label: 'Reference', cell: ({ record }) => record.reference },
          { label: 'Kind', cell: ({ record }) => factsOf(record.kind).plural },
          { label: 'Who or what', cell: ({ record }) => subjectOf(record) },
          { label: 'Received', cell: ({ record }) => <OfficeMoment at={record.receivedAt} /> },
          { label: 'Why', cell: ({ match, by }) => reasons[match](by) },
          {
            label: 'Erase',
            cell: ({ record }) => (
              <input
                type="checkbox"
                className="tick"
                aria-label={`Erase ${record.reference}`}
                checked={chosen.has(record.id)}
                onChange={() => turn(record.id)}
              />
            ),
          },
        ]}
      />
      <div className="buttons">
        <button type="button" className="button" onClick={onSave}>
          Export as a file
        </button>
      </div>
      <form
        className="erase"
        aria-label="Erase"
        onSubmit={(event) => {
          event.preventDefault();
          if (typed !== WORD || chosen.size === 0) return;
          setBusy(true);
          void onErase([...chosen]).finally(() => setBusy(false));
        }}
      >
        <p>
          Erasing removes {plural(chosen.size, 'record')} for good, with notes and passport numbers, on the
          server and on every device. The audit log keeps the references, without names. Export first if the
          customer asked for both.
        </p>
        <Field
          label={`Type ${WORD} to confirm`}
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
          Erase {plural(chosen.size, 'record')}
        </button>
      </form>
    </section>
  );
}
