/**
 * Triggers that keep the sums of money in the transaction of each change. Part of migration 0018; never edited.
 * Whatever concerns the money of a request works out its lines anew; the sums follow the lines. PostgreSQL works
 * them out at the end of the transaction, once everything of it is there. Amounts are hundredths.
 */
import { add } from './sum-triggers.ts';

const hundredths = (column: string) => `cast(replace(${column}, '.', '') as integer)`;
const signed = (payment: string) =>
  `case when ${payment}.reverses is null then 1 else -1 end * ${hundredths(`${payment}.amount`)}`;

/** An amount without a currency is in that of the published prices. */
const IN = `coalesce(record.currency, 'USD')`;

/** The statements that work out the lines of a request. @param id of it, as SQL */
function workOut(id: string, most: string): string[] {
  const counts = `removed_at is null and state in ('confirmed', 'done')`;
  const paid = `coalesce((select sum(${signed('payment')}) from payment
    where request_id = ${id} and payment.currency = ${IN}), 0)`;
  const price = `coalesce(${hundredths('record.price')}, 0)`;
  const deposit = `coalesce(${hundredths('record.deposit')}, 0)`;
  const line = (what: string, day: string, amount: string, where: string) =>
    `select id, '${what}', ${IN}, ${day}, ${amount} from record where id = ${id} and ${counts} and ${where}`;
  return [
    `delete from money_line where id = ${id}`,
    `insert into money_line (id, what, currency, day, amount)
       ${line('agreed', `''`, hundredths('price'), 'price is not null')}
       union all ${line('deposit', `coalesce(deposit_due, '')`, `${deposit} - ${paid}`, `${deposit} > ${paid}`)}
       union all ${line(
         'balance',
         `coalesce(balance_due, '')`,
         `${price} - ${most}(${deposit}, ${paid})`,
         `${price} > ${most}(${deposit}, ${paid})`,
       )}
       union all select record.id, case when ${counts} then 'paid' else 'apart' end, payment.currency, paid_on,
         sum(${signed('payment')})
         from record join payment on payment.request_id = record.id
         where record.id = ${id} and removed_at is null
         group by record.id, state, removed_at, payment.currency, paid_on`,
  ];
}

const lineSum = (row: 'old' | 'new', sign: '' | '-') =>
  add({
    topic: `case when ${row}.what in ('deposit', 'balance') then 'due' else ${row}.what end`,
    day: `${row}.day`,
    part: `${row}.currency`,
    count: `${sign}1`,
    amount: `${sign}${row}.amount`,
  });

interface Trigger {
  table: 'record' | 'payment';
  on: 'insert' | 'update' | 'delete';
  /** Condition on the rows. */
  when: string;
  /** Whose lines are worked out. */
  id: string;
}

/** Every column of a record that its lines depend on. */
const ofMoney = ['removed_at', 'state', 'price', 'currency', 'deposit', 'deposit_due', 'balance_due'];

function triggers(differs: string): Trigger[] {
  return [
    { table: 'record', on: 'insert', when: `new.state in ('confirmed', 'done')`, id: 'new.id' },
    {
      table: 'record',
      on: 'update',
      when: ofMoney.map((column) => `old.${column} ${differs} new.${column}`).join(' or '),
      id: 'new.id',
    },
    { table: 'payment', on: 'insert', when: '', id: 'new.request_id' },
    { table: 'payment', on: 'delete', when: '', id: 'old.request_id' },
  ];
}

const KEPT = 'A payment is never changed.';
const fixed = ['request_id', 'request_reference', 'paid_on', 'amount', 'currency', 'way', 'reverses'];

export function moneyTriggers(sqlite: boolean): string[] {
  return sqlite ? forSqlite() : forPostgres();
}

function forSqlite(): string[] {
  const lines = (['insert', 'delete'] as const).map((on) => {
    const run = lineSum(on === 'insert' ? 'new' : 'old', on === 'insert' ? '' : '-');
    return `create trigger sum_money_line_${on} after ${on} on money_line begin ${run.join('; ')}; end`;
  });
  const own = triggers('is not').map(({ table, on, when, id }) => {
    const condition = when ? `when ${when} ` : '';
    return `create trigger money_${table}_${on} after ${on} on ${table} ${condition}begin ${workOut(id, 'max').join('; ')}; end`;
  });
  const changed = fixed.map((column) => `old.${column} is not new.${column}`).join(' or ');
  return [
    ...lines,
    ...own,
    `create trigger payment_kept before update on payment when ${changed}
       begin select raise(abort, '${KEPT}'); end`,
  ];
}

function forPostgres(): string[] {
  const lines = (['insert', 'delete'] as const).flatMap((on) => {
    const run = lineSum(on === 'insert' ? 'new' : 'old', on === 'insert' ? '' : '-');
    return [
      `create function sum_money_line_${on}() returns trigger language plpgsql as $$ begin ${run.join('; ')}; return null; end $$`,
      `create trigger sum_money_line_${on} after ${on} on money_line for each row execute function sum_money_line_${on}()`,
    ];
  });
  const own = triggers('is distinct from').flatMap(({ table, on, when, id }) => {
    const name = `money_${table}_${on}`;
    return [
      `create function ${name}() returns trigger language plpgsql as $$ begin ${workOut(id, 'greatest').join('; ')}; return null; end $$`,
      `create constraint trigger ${name} after ${on} on ${table} deferrable initially deferred
         for each row ${when ? `when (${when}) ` : ''}execute function ${name}()`,
    ];
  });
  const changed = fixed.map((column) => `old.${column} is distinct from new.${column}`).join(' or ');
  return [
    ...lines,
    ...own,
    `create function payment_kept() returns trigger language plpgsql as $$ begin raise exception '${KEPT}'; end $$`,
    `create trigger payment_kept before update on payment for each row when (${changed}) execute function payment_kept()`,
  ];
}
