/** Agreed money of a request, for the placeholders of a template. Pure. */
import { duesOf } from '../../../contract/money/dues.ts';
import { toHundredths } from '../../../contract/money/money.ts';
import type { RecordBase } from '../../../contract/protocol/record-base.ts';
import type { AgreedPlaceholder } from '../../../kinds/reply-template/placeholders.ts';
import { formatDate, formatMoney } from '../../table/engine/format.ts';

type Agreed = Pick<RecordBase, 'price' | 'currency' | 'deposit' | 'depositDue' | 'balanceDue' | 'paid'>;

/** Returns the values that are known; the balance is what stays open after the deposit and all payments. */
export function agreedValues(row: Agreed): Partial<Record<AgreedPlaceholder, string>> {
  const { price, currency = '', deposit, depositDue, balanceDue, paid } = row;
  if (!price) return {};
  const inWords = (hundredths: number) => formatMoney(hundredths / 100, currency);
  const balance = duesOf(row, toHundredths(paid?.[currency] ?? '0')).find(({ what }) => what === 'balance');
  return {
    agreed: inWords(toHundredths(price)),
    ...(deposit && { deposit: inWords(toHundredths(deposit)) }),
    ...(depositDue && { depositDue: formatDate(depositDue) }),
    ...(balance && { balance: inWords(balance.amount) }),
    ...(balanceDue && { balanceDue: formatDate(balanceDue) }),
  };
}
