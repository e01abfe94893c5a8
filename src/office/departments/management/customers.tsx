import { useState } from 'react';
import { type Path, useForm } from 'react-hook-form';
import { calls } from '../../../contract/protocol/calls.ts';
import { callOffice } from '../../../device/office/session/page.ts';
import { payloadResolver } from '../../../forms/engine/payload-resolver.ts';
import { messagesNotShown } from '../../../forms/engine/words.ts';
import {
  type CustomerErasure,
  type CustomerExport,
  type CustomerQuery,
  customerQuerySchema,
} from '../../../kinds/customers.ts';
import { downloadFile } from '../../../ui/download.ts';
import { Field } from '../../../ui/field.tsx';
import { say, sayCount, sayKnown } from '../../../words/say.ts';
import { dayOf } from '../../table/engine/format.ts';
import { FoundRecords } from './found-records.tsx';

const EMPTY = { email: '', phone: '', name: '' };
type Values = typeof EMPTY;

/** Everything stored about one customer, to be exported or erased. */
export function Customers() {
  const [found, setFound] = useState<CustomerExport | null>(null);
  const [note, setNote] = useState<{ ok: boolean; text: string } | null>(null);
  const form = useForm<Values, unknown, CustomerQuery>({
    defaultValues: EMPTY,
    resolver: payloadResolver<Values, CustomerQuery>(customerQuerySchema, (values) => values),
  });
  const { register, formState, handleSubmit, setError } = form;

  async function look(query: CustomerQuery): Promise<boolean> {
    const answer = await callOffice<CustomerExport>('POST', calls.customers, query);
    if (answer.ok) {
      setFound(answer.value);
      return true;
    }
    const fields = Object.entries(answer.problem.fields ?? {});
    for (const [name, message] of fields) setError(name as Path<Values>, { type: 'server', message });
    const rest = messagesNotShown(answer.problem, Object.keys(EMPTY));
    if (rest) setNote({ ok: false, text: rest });
    return false;
  }

  const search = handleSubmit(async (query) => {
    setNote(null);
    setFound(null);
    await look(query);
  });

  async function erase(ids: readonly string[]): Promise<void> {
    const answer = await callOffice<CustomerErasure>('DELETE', calls.customers, { records: ids });
    if (!answer.ok) {
      setNote({ ok: false, text: sayKnown(answer.problem.message) });
      return;
    }
    const { erased, missing } = answer.value;
    const parts = [sayCount(erased.length, '1 record erased for good.', '{count} records erased for good.')];
    if (missing.length > 0)
      parts.push(sayCount(missing.length, '1 record had gone before.', '{count} records had gone before.'));
    setNote({ ok: true, text: parts.join(' ') });
    if (found) await look(found.query);
  }

  function save(): void {
    if (!found) return;
    const day = dayOf(found.at);
    downloadFile(`customer-${day}.json`, 'application/json', JSON.stringify(found, null, 1));
  }

  const field = (name: keyof Values) => ({ ...register(name), error: formState.errors[name]?.message });
  return (
    <>
      <p className="prose">
        {say(
          'Looks through the records of all departments. One of the three is enough; an e-mail address or a telephone number finds more surely than a name.',
        )}
      </p>
      <form className="form" aria-label={say('Find a customer')} noValidate onSubmit={search}>
        <Field label={say('E-mail')} type="email" autoComplete="off" {...field('email')} />
        <Field label={say('Phone')} type="tel" autoComplete="off" {...field('phone')} />
        <Field label={say('Name')} autoComplete="off" {...field('name')} />
        <button type="submit" className="button primary" disabled={formState.isSubmitting}>
          {say('Find')}
        </button>
      </form>
      <p role="status" className={note ? `notice ${note.ok ? 'done' : 'problem'}` : undefined}>
        {note?.text}
      </p>
      {found && <FoundRecords key={found.at} found={found} onSave={save} onErase={erase} />}
    </>
  );
}
