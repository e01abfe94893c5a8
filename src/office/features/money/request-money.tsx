/** The money of an opened request: what is agreed, what was paid, what is open. Loaded on demand. */
import { useCallback, useMemo, useRef, useState } from 'react';
import { DEFAULT_CURRENCY, toHundredths } from '../../../contract/money/money.ts';
import { useSession } from '../../../device/office/session/page.ts';
import { type Row, useRecords } from '../../../device/records/index.ts';
import type { RequestKind } from '../../../kinds/list.ts';
import { mayHandle } from '../../../kinds/record-roles.ts';
import { focusFirstControl, takeLostFocus } from '../../shell/frame/first-focus.ts';
import { formatDate, formatMoney } from '../../table/engine/format.ts';
import { lateDuesWarning, paymentStatusWarning } from './money-warnings.ts';
import { balanceOf, type PaidSums, paidSums, paidSumsOfRecord, paymentsOf } from './paid-sums.ts';
import { PaymentForm } from './payment-form.tsx';
import { PaymentList } from './payment-list.tsx';
import { PriceForm } from './price-form.tsx';
import './money.css';
import { say } from '../../../words/say.ts';

type MoneyForm = 'price' | 'payment';

interface MoneyProps {
  row: Row<RequestKind>;
}

export function RequestMoney({ row }: MoneyProps) {
  const role = useSession().session?.account.role ?? '';
  return mayHandle(role, 'payment') ? (
    <WithPayments row={row} />
  ) : (
    <Money row={row} paid={paidSumsOfRecord(row)} />
  );
}

/** For those who have the payments: with what waits on this device. */
function WithPayments({ row }: MoneyProps) {
  const { rows } = useRecords('payment');
  const own = useMemo(() => paymentsOf(rows, row.id), [rows, row.id]);
  return <Money row={row} paid={paidSums(own)} payments={own} />;
}

function Money({
  row,
  paid,
  payments,
}: MoneyProps & { paid: PaidSums; payments?: readonly Row<'payment'>[] }) {
  const [open, setOpen] = useState<MoneyForm | null>(null);
  /** The form that was opened last: its button has the focus when it comes back. */
  const last = useRef<MoneyForm>(null);
  const priceButton = useCallback((button: HTMLButtonElement | null) => {
    if (last.current === 'price') takeLostFocus(button);
  }, []);
  const paymentButton = useCallback((button: HTMLButtonElement | null) => {
    if (last.current === 'payment') takeLostFocus(button);
  }, []);
  const [done, setDone] = useState('');
  const close = (words: string) => {
    setDone(words);
    setOpen(null);
  };
  const show = (which: MoneyForm) => {
    last.current = which;
    setDone('');
    setOpen(which);
  };
  return (
    <section className="notes money" aria-label={say('Money')}>
      <h3>{say('Money')}</h3>
      <Sums row={row} paid={paid} />
      {[paymentStatusWarning(row, paid), lateDuesWarning(row, row)].filter(Boolean).map((warning) => (
        <p key={warning} className="notice problem">
          {warning}
        </p>
      ))}
      {payments && payments.length > 0 && <PaymentList payments={payments} />}
      {open !== null && (
        <div ref={focusFirstControl}>
          {open === 'price' ? (
            <PriceForm row={row} onDone={close} />
          ) : (
            <PaymentForm row={row} paid={paid} onDone={close} />
          )}
        </div>
      )}
      {open === null && (
        <p className="buttons">
          <button type="button" className="button quiet" ref={priceButton} onClick={() => show('price')}>
            {row.price === undefined ? say('Set the price') : say('Change the price')}
          </button>
          {payments &&
            (row.pending === 'new' ? (
              <span className="label">
                {say('Payments can be entered once the office has this booking.')}
              </span>
            ) : (
              <button
                type="button"
                className="button quiet"
                ref={paymentButton}
                onClick={() => show('payment')}
              >
                {say('Add a payment')}
              </button>
            ))}
        </p>
      )}
      <p role="status" className={done ? 'notice done' : undefined}>
        {done}
      </p>
    </section>
  );
}

function Sums({ row, paid }: MoneyProps & { paid: PaidSums }) {
  const { price, deposit, depositDue, balanceDue, currency = DEFAULT_CURRENCY } = row;
  const inCurrency = (hundredths: number) => formatMoney(hundredths / 100, currency);
  const balance = balanceOf(row, paid);
  const amounts = [...paid].map(([code, hundredths]) => formatMoney(hundredths / 100, code));
  const received =
    amounts.length > 0 ? amounts.reduce((list, last) => say('{list} and {last}', { list, last })) : '';
  const lines: readonly (readonly [string, string])[] = [
    [say('Price agreed'), price === undefined ? say('Not yet') : inCurrency(toHundredths(price))],
    ...(deposit === undefined
      ? []
      : [[say('Deposit'), withDue(inCurrency(toHundredths(deposit)), depositDue)] as const]),
    [say('Paid'), received || say('Nothing yet')],
    ...(balance === null
      ? []
      : [
          balance < 0
            ? ([say('Overpaid'), inCurrency(-balance)] as const)
            : ([say('Balance'), withDue(inCurrency(balance), balance > 0 ? balanceDue : '')] as const),
        ]),
  ];
  return (
    <dl className="money-sums">
      {lines.map(([label, words]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  );
}

const withDue = (amount: string, day: string | undefined) =>
  day ? say('{amount}, due {day}', { amount, day: formatDate(day) }) : amount;
