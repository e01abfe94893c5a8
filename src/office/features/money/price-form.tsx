/** Form for the price that was agreed for a request, the deposit and the days on which they are due. */
import { useId } from 'react';
import type * as z from 'zod/mini';
import { publishedPrices } from '../../../content/published-prices.ts';
import { DEFAULT_CURRENCY, toHundredths, ungroupAmount } from '../../../contract/money/money.ts';
import { type Row, staffActions } from '../../../device/records/index.ts';
import { savedMessage } from '../../../forms/engine/outcome/outcome-messages.ts';
import { refusalOf, useDraftlessForm } from '../../../forms/engine/use-draftless-form.ts';
import type { RequestKind } from '../../../kinds/list.ts';
import { changeSchemas } from '../../../kinds/record-change/schema.ts';
import { staffSubmissionDefinitions } from '../../../kinds/staff-submissions.ts';
import { Field } from '../../../ui/field/field.tsx';
import { say, sayKnown } from '../../../words/say.ts';
import { useOfficeDialogs } from '../../shell/frame/dialogs.tsx';
import { formatMoney } from '../../table/engine/format.ts';
import { lateDuesWarning } from './money-warnings.ts';
import { CurrencyField } from './payment-form.tsx';
import { suggestedPrice } from './suggested-price.ts';

interface PriceFormProps {
  row: Row<RequestKind>;
  onDone: (words: string) => void;
}

export function PriceForm({ row, onDone }: PriceFormProps) {
  const title = useId();
  const { confirm } = useOfficeDialogs();
  const strings = staffSubmissionDefinitions.recordChange.strings;
  const { press, problem, sending, field, setValue, watch } = useDraftlessForm({
    values: {
      price: row.price ?? '',
      currency: row.currency ?? DEFAULT_CURRENCY,
      deposit: row.deposit ?? '',
      depositDue: row.depositDue ?? '',
      balanceDue: row.balanceDue ?? '',
    },
    schema: changeSchemas[row.kind] as z.ZodMiniType<Agreed>,
    toPayload: (typed) => ({
      ...typed,
      price: ungroupAmount(typed.price),
      deposit: ungroupAmount(typed.deposit),
    }),
    async send(typed) {
      const set = changed(row, typed);
      if (Object.keys(set).length === 0) {
        onDone('');
        return null;
      }
      const isNew = set.depositDue !== undefined || set.balanceDue !== undefined;
      const warning = isNew && lateDuesWarning(row, typed);
      if (warning && !(await confirm([warning, say('Save it all the same?')].join(' ')))) return null;
      const outcome = await staffActions().changeRecord(row, set);
      if (outcome.type === 'saved') onDone(sayKnown(savedMessage(outcome)));
      else if (outcome.type === 'accepted') onDone(sayKnown(strings.success));
      else if ('problem' in outcome && outcome.problem.held) onDone('');
      else return refusalOf(strings, outcome);
      return null;
    },
  });
  const suggested = suggestedPrice(row, (name) => publishedPrices.get(name));
  const amount = suggested?.amount;

  return (
    <form className="reply-form" aria-labelledby={title} noValidate onSubmit={press}>
      <h4 id={title}>{say('What is agreed')}</h4>
      {suggested?.amount === null && <p>{suggested.words}</p>}
      {amount && amount !== watch('price') && (
        <p>
          <span>
            {say('{what}: {amount}.', {
              what: suggested?.words ?? '',
              amount: formatMoney(toHundredths(amount) / 100),
            })}
          </span>{' '}
          <button
            type="button"
            className="link-button"
            onClick={() => {
              setValue('price', amount, { shouldValidate: true });
              setValue('currency', DEFAULT_CURRENCY);
            }}
          >
            {say('Take this price')}
          </button>
        </p>
      )}
      <div className="money-fields">
        <Field label={say('Price agreed')} inputMode="decimal" autoComplete="off" {...field('price')} />
        <CurrencyField {...field('currency')} />
        <Field label={say('Deposit')} optional inputMode="decimal" autoComplete="off" {...field('deposit')} />
        <Field label={say('Deposit due')} optional type="date" {...field('depositDue')} />
        <Field label={say('Balance due')} optional type="date" {...field('balanceDue')} />
      </div>
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      <p className="buttons">
        <button type="submit" className="button primary" aria-disabled={sending}>
          {say('Save')}
        </button>
        <button type="button" className="button quiet" onClick={() => onDone('')}>
          {say('Cancel')}
        </button>
      </p>
    </form>
  );
}

type Agreed = Record<'price' | 'currency' | 'deposit' | 'depositDue' | 'balanceDue', string>;

/**
 * Returns only the changed fields, so that the others conflict with nobody's changes. An amount is sent with
 * its currency.
 */
function changed(row: Row<RequestKind>, wanted: Agreed): Partial<Agreed> {
  const set: Partial<Agreed> = {};
  for (const field of ['price', 'deposit', 'depositDue', 'balanceDue'] as const) {
    if (wanted[field] !== (row[field] ?? '')) set[field] = wanted[field];
  }
  const hasAmount = Boolean(set.price || set.deposit);
  if (hasAmount || (wanted.currency !== row.currency && (row.price || row.deposit))) {
    set.currency = wanted.currency;
  }
  return set;
}
