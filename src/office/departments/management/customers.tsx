import { useState } from 'react';
import type { Problem } from '../../../contract/protocol/answers.ts';
import { endpoints } from '../../../contract/protocol/endpoints.ts';
import { callOffice } from '../../../device/office/session/page.ts';
import { EmailField, NameField, PhoneField } from '../../../forms/engine/fields/contact-fields.tsx';
import { useDraftlessForm } from '../../../forms/engine/use-draftless-form.ts';
import {
  type CustomerErasure,
  type CustomerExport,
  type CustomerQuery,
  customerQuerySchema,
} from '../../../kinds/calls/customers.ts';
import { downloadFile } from '../../../ui/download.ts';
import { say, sayCount, sayKnown } from '../../../words/say.ts';
import { officeDayOf } from '../../table/engine/format.ts';
import { CustomerRecords } from './customer-records.tsx';

const EMPTY = { email: '', phone: '', name: '' };

/** Everything stored about one customer, to be exported or erased. */
export function Customers() {
  const [found, setFound] = useState<CustomerExport | null>(null);
  /** Outcome of erasing. */
  const [note, setNote] = useState<{ ok: boolean; text: string } | null>(null);
  const { press, problem, sending, field } = useDraftlessForm({
    values: EMPTY,
    schema: customerQuerySchema,
    send(query) {
      setNote(null);
      setFound(null);
      return look(query);
    },
  });

  async function look(query: CustomerQuery): Promise<Problem | null> {
    const answer = await callOffice<CustomerExport>('POST', endpoints.customers, query);
    if (!answer.ok) return answer.problem;
    setFound(answer.value);
    return null;
  }

  async function erase(ids: readonly string[]): Promise<void> {
    const answer = await callOffice<CustomerErasure>('DELETE', endpoints.customers, { records: ids });
    if (!answer.ok) {
      setNote({ ok: false, text: sayKnown(answer.problem.message) });
      return;
    }
    const { erased, missing } = answer.value;
    const parts = [sayCount(erased.length, '1 record erased for good.', '{count} records erased for good.')];
    if (missing.length > 0)
      parts.push(
        sayCount(missing.length, '1 record had gone before.', '{count} records had already been removed.'),
      );
    setNote({ ok: true, text: parts.join(' ') });
    const refused = found && (await look(found.query));
    if (refused) setNote({ ok: false, text: sayKnown(refused.message) });
  }

  function save(): void {
    if (!found) return;
    const day = officeDayOf(found.at);
    downloadFile(`customer-${day}.json`, 'application/json', JSON.stringify(found, null, 1));
  }

  const told = problem ? { ok: false, text: problem } : note;
  return (
    <>
      <p className="prose">
        {say(
          'Looks through the records of all departments. One of the three is enough; an e-mail address or a telephone number finds more surely than a name.',
        )}
      </p>
      <form className="form" aria-label={say('Find a customer')} noValidate onSubmit={press}>
        <EmailField autoComplete="off" {...field('email')} />
        <PhoneField autoComplete="off" {...field('phone')} />
        <NameField autoComplete="off" {...field('name')} />
        <button type="submit" className="button primary" disabled={sending}>
          {say('Find')}
        </button>
      </form>
      <p role="status" className={told ? `notice ${told.ok ? 'done' : 'problem'}` : undefined}>
        {told?.text}
      </p>
      {found && <CustomerRecords key={found.at} found={found} onSave={save} onErase={erase} />}
    </>
  );
}
