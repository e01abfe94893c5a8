/**
 * Triggers that keep the sums of voided campaigns by their day of receipt (topic `voidedCampaign`): what campaigns
 * cost is the sum of all of them less this. Part of migration 0027; never edited.
 */

const ownDay = (row: 'old' | 'new') => `coalesce(${row}.received_day, substr(${row}.received_at, 1, 10))`;

/** Adds to the sum of a day. @param from where campaign, record and submission of the campaign are found */
const add = (day: string, sign: '' | '-', amount: string, from: string) => [
  `insert into daily_sum (topic, day, part, count, priced, amount)
     select 'voidedCampaign', ${day}, '', ${sign}1, 0, ${sign}${amount} from ${from}
     on conflict (topic, day, part) do update set count = daily_sum.count + excluded.count,
       amount = daily_sum.amount + excluded.amount`,
  `delete from daily_sum where topic = 'voidedCampaign' and count = 0`,
];

const receivedDay = 'coalesce(submission.received_day, substr(submission.received_at, 1, 10))';
const ofRecord = `campaign join submission on submission.id = campaign.id where campaign.id = new.id`;
/** Of a campaign whose record is voided. */
const ifVoided = (row: 'old' | 'new') =>
  `record join submission on submission.id = record.id where record.id = ${row}.id and voided is not null`;
const ofSubmission = `record join campaign on campaign.id = record.id where record.id = new.id and voided is not null`;

interface Trigger {
  name: string;
  table: string;
  on: 'update' | 'delete';
  when?: string;
  run: readonly string[];
}

const triggers: readonly Trigger[] = [
  {
    name: 'voided_campaign',
    table: 'record',
    on: 'update',
    when: `new.kind = 'campaign' and old.voided is null and new.voided is not null and new.removed_at is null`,
    run: add(receivedDay, '', 'amount_invested', ofRecord),
  },
  {
    // A campaign that is removed has no row by then: that trigger has counted it out.
    name: 'counted_campaign',
    table: 'record',
    on: 'update',
    when: `new.kind = 'campaign' and old.voided is not null and new.voided is null and new.removed_at is null`,
    run: add(receivedDay, '-', 'amount_invested', ofRecord),
  },
  {
    name: 'voided_campaign_changed',
    table: 'campaign',
    on: 'update',
    when: 'old.amount_invested <> new.amount_invested',
    run: [
      ...add(receivedDay, '', 'new.amount_invested', ifVoided('new')),
      ...add(receivedDay, '-', 'old.amount_invested', ifVoided('new')),
    ],
  },
  {
    name: 'voided_campaign_gone',
    table: 'campaign',
    on: 'delete',
    run: add(receivedDay, '-', 'old.amount_invested', ifVoided('old')),
  },
  {
    name: 'voided_campaign_day',
    table: 'submission',
    on: 'update',
    when: `${ownDay('old')} <> ${ownDay('new')}`,
    run: [
      ...add(ownDay('new'), '', 'amount_invested', ofSubmission),
      ...add(ownDay('old'), '-', 'amount_invested', ofSubmission),
    ],
  },
];

export function voidedTriggers(sqlite: boolean): string[] {
  return triggers.flatMap(({ name, table, on, when, run }) => {
    const condition = when ? `when (${when}) ` : '';
    const work = run.join('; ');
    return sqlite
      ? [`create trigger ${name} after ${on} on ${table} ${condition}begin ${work}; end`]
      : [
          `create function ${name}() returns trigger language plpgsql as $$ begin ${work}; return null; end $$`,
          `create trigger ${name} after ${on} on ${table} for each row ${condition}execute function ${name}()`,
        ];
  });
}
