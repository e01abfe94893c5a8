/**
 * The rate at which prices are also told in another currency, "about": the operator's own, with its day. There is none
 * until one is written in the office.
 */
import { withOverrides } from './editable/with-overrides.ts';
import type { ExchangeRate } from './packages/party-price.ts';

/** As it is written: each empty for none. */
export const writtenRate: { code: string; rate: string; date: string } = withOverrides('currency', {
  code: '',
  rate: '',
  date: '',
});

/** Undefined until all three are written. */
export const exchangeRate: ExchangeRate | undefined = rateOf(writtenRate);

function rateOf({ code, rate, date }: typeof writtenRate): ExchangeRate | undefined {
  return code && Number(rate) > 0 && date ? { code, rate: Number(rate), date } : undefined;
}
