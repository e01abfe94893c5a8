/** The payments of a request. None is changed: a wrong one is taken back by a counter-entry. */

import { DEFAULT_CURRENCY, toHundredths } from '../../../contract/money/money.ts';
import { newSubmissionId } from '../../../device/core/submission-id.ts';
import { type Row, staffActions } from '../../../device/records/index.ts';
import { alertText } from '../../../forms/engine/outcome/alert-text.ts';
import { paymentSchema, paymentStrings } from '../../../kinds/payment/schema.ts';
import { say, sayKnown } from '../../../words/say.ts';
import { reasonLabel, storedReason, takeBackReasons } from '../../kinds/suggested-reasons.ts';
import { RowProblem } from '../../records/list/row-problem.tsx';
import { useOfficeDialogs } from '../../shell/frame/dialogs.tsx';
import { formatDate, formatMoney } from '../../table/engine/format.ts';
import { officeToday } from '../../time/office-today.ts';
import { counterEntryOf } from './paid-sums.ts';

type PaymentRow = Row<'payment'>;

const amountOf = ({ amount, currency }: Pick<PaymentRow, 'amount' | 'currency'>) =>
  formatMoney(toHundredths(amount) / 100, currency || DEFAULT_CURRENCY);

export function PaymentList({ payments }: { payments: readonly PaymentRow[] }) {
  const reversed = new Set(payments.flatMap(({ reverses }) => reverses ?? []));
  return (
    <ol className="payments">
      {payments.map((row) => (
        <li key={row.id} className={reversed.has(row.id) ? 'reversed' : undefined}>
          <p>
            <strong>
              <span>{row.reverses !== null && '− '}</span>
              {amountOf(row)}
            </strong>{' '}
            <span>
              {[
                row.reverses === null ? sayKnown(row.way) : say('taken back'),
                formatDate(row.date),
                ...(reversed.has(row.id) ? [say('taken back since')] : []),
              ].join(', ')}
            </span>
          </p>
          {row.note && <p>{reasonLabel(row.note)}</p>}
          {row.pending && !row.problem && <p className="label">{say('Waiting to be sent.')}</p>}
          <RowProblem row={row} />
          {!reversed.has(row.id) && <TakeBackPayment row={row} />}
        </li>
      ))}
    </ol>
  );
}

/** Makes a counter-entry; nothing for what is one, or what the office does not have. */
export function TakeBackPayment({ row }: { row: PaymentRow }) {
  const { alert, ask } = useOfficeDialogs();
  if (row.reverses !== null || row.pending) return null;
  const press = async () => {
    const entry = (note: string) => counterEntryOf(row, { date: officeToday(), note });
    const note = await ask({
      title: say('Take back {amount} of {day}?', { amount: amountOf(row), day: formatDate(row.date) }),
      label: say('Why (the payment stays in the list, with a counter-entry)'),
      first: '',
      suggestions: takeBackReasons.map(reasonLabel),
      problemOf: (text) =>
        text === '' ? say('Please say why.') : paymentSchema.safeParse(entry(text)).error?.issues[0]?.message,
    });
    if (note === null) return;
    const outcome = await staffActions().submitStaff('payment', entry(storedReason(note)), newSubmissionId());
    if (outcome.type !== 'accepted' && outcome.type !== 'saved')
      await alert(alertText(paymentStrings, outcome));
  };
  return (
    <button type="button" className="link-button" onClick={() => void press()}>
      {say('Take back')}
      <span className="visually-hidden"> {amountOf(row)}</span>
    </button>
  );
}
