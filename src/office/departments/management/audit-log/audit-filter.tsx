import type { ChangeEvent } from 'react';
import type { ListedAccount } from '../../../../contract/accounts/accounts.ts';
import { parseReference } from '../../../../contract/values/reference.ts';
import { Field } from '../../../../ui/field/field.tsx';
import { say, sayKnown } from '../../../../words/say.ts';
import { AUDIT_ACTION_LABELS, AUDIT_SUBJECT_LABELS } from './audit-labels.ts';

/** Values of the filter; an empty one lets all lines pass. */
export interface AuditFilterValues {
  person: string;
  kind: string;
  action: string;
  record: string;
  from: string;
  to: string;
}

export const NO_FILTER: AuditFilterValues = {
  person: '',
  kind: '',
  action: '',
  record: '',
  from: '',
  to: '',
};

/** Returns the query for a choice; an incomplete value, such as half a reference, is left out. */
export function auditQuery({ record, ...choice }: AuditFilterValues): string {
  const reference = parseReference(record);
  const query = new URLSearchParams({ ...choice, ...(reference && { record: reference }) });
  for (const [name, value] of [...query]) if (value === '') query.delete(name);
  return query.toString();
}

interface AuditFilterProps {
  choice: AuditFilterValues;
  accounts: readonly ListedAccount[];
  onChange: (choice: AuditFilterValues) => void;
}

/** Filter of the log. The server searches all of it. */
export function AuditFilter({ choice, accounts, onChange }: AuditFilterProps) {
  const set = (name: keyof AuditFilterValues) => (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
    onChange({ ...choice, [name]: event.target.value });
  const isWrong = choice.record.trim() !== '' && parseReference(choice.record) === null;
  const isReversed = choice.from !== '' && choice.to !== '' && choice.to < choice.from;
  return (
    <search className="audit-filter" aria-label={say('What of the log is shown')}>
      <Field label={say('Person')} value={choice.person} onChange={set('person')}>
        <option value="">{say('Everybody')}</option>
        {accounts.map(({ id, name, disabled }) => (
          <option key={id} value={id}>
            {disabled ? say('{name} (disabled)', { name }) : name}
          </option>
        ))}
        <option value="traveller">{say('Travellers')}</option>
        <option value="system">{say('The server')}</option>
        <option value="unknown">{say('Former accounts')}</option>
      </Field>
      <Field label={say('About')} value={choice.kind} onChange={set('kind')}>
        <option value="">{say('Everything')}</option>
        {optionsOf(AUDIT_SUBJECT_LABELS)}
      </Field>
      <Field label={say('What was done')} value={choice.action} onChange={set('action')}>
        <option value="">{say('Anything')}</option>
        {optionsOf(AUDIT_ACTION_LABELS)}
      </Field>
      <Field
        label={say('Record')}
        type="search"
        value={choice.record}
        onChange={set('record')}
        placeholder="PB-7Q4M-2XN9-K"
        error={isWrong ? say('This is not a whole reference yet.') : undefined}
      />
      <Field label={say('From')} type="date" value={choice.from} onChange={set('from')} />
      <Field
        label={say('To')}
        type="date"
        value={choice.to}
        onChange={set('to')}
        error={isReversed ? say('This is before the first day.') : undefined}
      />
      <button type="button" className="button quiet" onClick={() => onChange(NO_FILTER)}>
        {say('Show everything')}
      </button>
    </search>
  );
}

const optionsOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => (
    <option key={value} value={value}>
      {sayKnown(label)}
    </option>
  ));
