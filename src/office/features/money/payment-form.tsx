/** Form for a payment of a request. The payment is stored on this device before it is sent. */
import { type FormEvent, useId, useRef, useState } from 'react';
import { currencies, FIRST_CURRENCY } from '../../../contract/money/money.ts';
import { newSubmissionId } from '../../../device/core/submission-id.ts';
import { currentSession } from '../../../device/office/session/page.ts';
import { type Row, staffWork } from '../../../device/records/index.ts';
import { SAVED } from '../../../forms/engine/result.ts';
import { wordsOf } from '../../../forms/engine/words.ts';
import { paymentSchema, paymentStrings, paymentWays } from '../../../kinds/payment/schema.ts';
import { Field } from '../../../ui/field.tsx';
import { say, sayKnown } from '../../../words/say.ts';
import type { RequestKind } from '../../records/list/owner.tsx';
import { todayHere } from '../../time/today.ts';
import { fieldProblems, type Problems } from './problems.ts';

interface PaymentFormProps {
  row: Row<RequestKind>;
  /** Called with the outcome in words once the payment is stored. */
  onDone: (words: string) => void;
}

export function PaymentForm({ row, onDone }: PaymentFormProps) {
  const title = useId();
  // The account that began to enter the payment, and the id that keeps a repeated submission from counting
  // twice.
  const [{ id, author }] = useState(() => ({
    id: newSubmissionId(),
    author: currentSession().session?.account.id ?? null,
  }));
  const [typed, setTyped] = useState({
    date: todayHere(),
    amount: '',
    currency: row.currency ?? FIRST_CURRENCY,
    way: paymentWays[0] as string,
    note: '',
  });
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState('');
  const [sending, setSending] = useState(false);
  const busy = useRef(false);

  async function press(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy.current) return;
    const { id: request, kind: requestKind, reference: requestReference } = row;
    const payload = { request, requestKind, requestReference, ...typed };
    const { data, error } = paymentSchema.safeParse(payload);
    setFailure('');
    setProblems(fieldProblems(error?.issues));
    if (!data) return;
    busy.current = true;
    setSending(true);
    const outcome = await staffWork().submitStaff('payment', data, id, author);
    busy.current = false;
    setSending(false);
    if (outcome.type === 'saved') onDone(say(SAVED));
    else if (outcome.type === 'accepted') onDone(say(paymentStrings.success));
    else {
      if ('problem' in outcome) setProblems(outcome.problem.fields ?? {});
      setFailure(wordsOf(paymentStrings, outcome));
    }
  }

  const input = (name: keyof typeof typed) => ({
    value: typed[name],
    error: problems[name],
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [name]: target.value }),
  });
  return (
    <form className="reply-form" aria-labelledby={title} noValidate onSubmit={press}>
      <h4 id={title}>{say('Add a payment')}</h4>
      <div className="money-fields">
        <Field label={say('Date')} type="date" {...input('date')} />
        <Field label={say('Amount')} inputMode="decimal" autoComplete="off" {...input('amount')} />
        <CurrencyField {...input('currency')} />
        <Field label={say('Way')} {...input('way')}>
          {paymentWays.map((way) => (
            <option key={way} value={way}>
              {sayKnown(way)}
            </option>
          ))}
        </Field>
      </div>
      <Field label={say('Note')} optional autoComplete="off" {...input('note')} />
      {failure && (
        <p className="problem" role="alert">
          {failure}
        </p>
      )}
      <p className="buttons">
        <button type="submit" className="button primary" disabled={sending}>
          {say('Enter payment')}
        </button>
        <button type="button" className="button quiet" onClick={() => onDone('')}>
          {say('Cancel')}
        </button>
      </p>
    </form>
  );
}

interface CurrencyFieldProps {
  value: string;
  error: string | undefined;
  onChange: (event: { target: { value: string } }) => void;
}

export function CurrencyField(input: CurrencyFieldProps) {
  return (
    <Field label={say('Currency')} {...input}>
      {currencies.map((code) => (
        <option key={code}>{code}</option>
      ))}
    </Field>
  );
}
