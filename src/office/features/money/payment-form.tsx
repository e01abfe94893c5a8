/** Form for a payment of a request. The payment is stored on this device before it is sent. */
import { useId, useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { currencies, DEFAULT_CURRENCY, ungroupAmount } from '../../../contract/money/money.ts';
import { newSubmissionId } from '../../../device/core/submission-id.ts';
import { currentSession } from '../../../device/office/session/page.ts';
import { type Row, staffActions } from '../../../device/records/index.ts';
import { savedMessage } from '../../../forms/engine/outcome/outcome-messages.ts';
import { refusalOf, useDraftlessForm } from '../../../forms/engine/use-draftless-form.ts';
import type { RequestKind } from '../../../kinds/list.ts';
import { paymentMethods, paymentSchema, paymentStrings } from '../../../kinds/payment/schema.ts';
import { Field } from '../../../ui/field/field.tsx';
import { say, sayKnown } from '../../../words/say.ts';
import { useOfficeDialogs } from '../../shell/frame/dialogs.tsx';
import { officeToday } from '../../time/office-today.ts';
import type { PaidSums } from './paid-sums.ts';
import { paymentQuestion } from './payment-question.ts';

interface PaymentFormProps {
  row: Row<RequestKind>;
  /** With what waits on this device. */
  paid: PaidSums;
  /** Called with the outcome in words once the payment is stored. */
  onDone: (words: string) => void;
}

export function PaymentForm({ row, paid, onDone }: PaymentFormProps) {
  const { confirm } = useOfficeDialogs();
  const title = useId();
  // The account that began to enter the payment, and the id that keeps a repeated submission from counting
  // twice.
  const [{ id, author }] = useState(() => ({
    id: newSubmissionId(),
    author: currentSession().session?.account.id ?? null,
  }));
  const { press, problem, sending, field } = useDraftlessForm({
    values: {
      date: officeToday(),
      amount: '',
      currency: row.currency ?? DEFAULT_CURRENCY,
      way: paymentMethods[0] as string,
      note: '',
    },
    schema: paymentSchema,
    toPayload(typed) {
      const { id: request, kind: requestKind, reference: requestReference } = row;
      return { request, requestKind, requestReference, ...typed, amount: ungroupAmount(typed.amount) };
    },
    async send(payment) {
      const question = paymentQuestion({ row, paid, payment, today: officeToday() });
      if (question !== null && !(await confirm(question))) return null;
      const outcome = await staffActions().submitStaff('payment', payment, id, author);
      if (outcome.type === 'saved') onDone(sayKnown(savedMessage(outcome)));
      else if (outcome.type === 'accepted') onDone(say(paymentStrings.success));
      else return refusalOf(paymentStrings, outcome);
      return null;
    },
  });

  return (
    <form className="reply-form" aria-labelledby={title} noValidate onSubmit={press}>
      <h4 id={title}>{say('Add a payment')}</h4>
      <div className="money-fields">
        <Field label={say('Date')} type="date" {...field('date')} />
        <Field label={say('Amount')} inputMode="decimal" autoComplete="off" {...field('amount')} />
        <CurrencyField {...field('currency')} />
        <Field label={say('Method')} {...field('way')}>
          {paymentMethods.map((way) => (
            <option key={way} value={way}>
              {sayKnown(way)}
            </option>
          ))}
        </Field>
      </div>
      <Field label={say('Note')} optional autoComplete="off" {...field('note')} />
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      <p className="buttons">
        <button type="submit" className="button primary" aria-disabled={sending}>
          {say('Enter payment')}
        </button>
        <button type="button" className="button quiet" onClick={() => onDone('')}>
          {say('Cancel')}
        </button>
      </p>
    </form>
  );
}

export function CurrencyField(input: UseFormRegisterReturn & { error: string | undefined }) {
  return (
    <Field label={say('Currency')} {...input}>
      {currencies.map((code) => (
        <option key={code}>{code}</option>
      ))}
    </Field>
  );
}
