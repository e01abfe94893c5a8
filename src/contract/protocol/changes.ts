/** The feed of records (`GET /api/changes`), and changes of records that staff send. */
import * as z from 'zod/mini';
import { type RecordKind, recordKinds } from '../accounts/roles.ts';
import type { FeedRecord } from '../kinds/records.ts';
import { mailDecisionSchema, replyProblems, replySchema } from '../kinds/reply.ts';
import {
  boardingStates,
  deliveryStatuses,
  paymentStatuses,
  tourStatuses,
  type WorkingState,
  workingStates,
} from '../kinds/statuses.ts';
import { agreedAmountOf, currencyOrNoneOf, hundredthsOf } from '../money/money.ts';
import type { ElsewhereRequest } from '../office/guests.ts';
import { choiceOf, givenTextOf, isCalendarDate, longTextOf } from '../values/text.ts';
import { savedViewListSchema } from './saved-views.ts';

/** Most records in one page of the feed: a power of two, as pages end at round places (`page-end.ts`). */
export const FEED_PAGE = 2_048;

/**
 * One page of the feed. Only the outer shape is checked: the device trusts the server for the records inside.
 */
export const feedPageSchema = z.object({
  records: z.array(z.custom<FeedRecord>((value) => typeof value === 'object' && value !== null)),
  /** Ids of removed records. */
  removed: z.array(z.uuid()),
  /** Requests of other departments, for readers who ask for guests; absent from older servers. */
  elsewhere: z.optional(
    z.array(z.custom<ElsewhereRequest>((value) => typeof value === 'object' && value !== null)),
  ),
  /** Passed back as `since`. Opaque to devices: it encodes database, role and place. */
  cursor: z.string(),
  /** True when there is another page. */
  more: z.boolean(),
  /**
   * True when `since` belongs to another database or role, or lies in the future (a backup was restored): the
   * device must drop its records, and this page is the first.
   */
  reset: z.boolean(),
  /**
   * All saved views that this account sees, if one of them may have changed; absent otherwise, and from older
   * servers. If it is absent with `reset`, there are no views.
   */
  views: z.optional(savedViewListSchema),
});
export type FeedPage = z.output<typeof feedPageSchema>;

/**
 * Name of the event of `calls.changesStream`, which says that there is more for this account. Its data is
 * empty.
 */
export const CHANGED_EVENT = 'changed';
/** Name of the event by which the same stream says, every 20 seconds, that the office is there. */
export const ALIVE_EVENT = 'alive';

/** The guide's name, without angle brackets (docs/contract.md#staff-forms). */
const guide = givenTextOf('Guide').check(z.overwrite((text) => text.replace(/[<>]/g, '').trim()));
/** Fields of every request: its owner and its working state. */
const work = {
  owner: z.nullable(z.uuid('The owner must be an account.')),
  state: choiceOf('State', workingStates),
  /** Reason why a request is lost; empty in every other state. */
  lostReason: givenTextOf('Reason'),
};

/** Reason why staff voided an entry of their own; empty restores it. */
const voiding = { voided: givenTextOf('Reason') };

const dayOrNone = (label: string) =>
  z
    .string({ error: `${label} must be a real date, like 2027-06-14.` })
    .check(
      z.refine(
        (text) => text === '' || isCalendarDate(text),
        `${label} must be a real date, like 2027-06-14.`,
      ),
    );

/** Agreed money of a request (docs/contract.md#money). An empty text means none. */
const money = {
  price: agreedAmountOf('Price'),
  currency: currencyOrNoneOf('Currency'),
  deposit: agreedAmountOf('Deposit'),
  depositDue: dayOrNone('Deposit due'),
  balanceDue: dayOrNone('Balance due'),
};

/** The fields of a request that finance may set too. */
export const moneyFields = ['price', 'currency', 'deposit', 'depositDue', 'balanceDue'] as const;
export type MoneyField = (typeof moneyFields)[number];

/** Checks that an amount has a currency, and that the deposit is at most the price. */
const moneyFits = z.check<{ [Field in MoneyField]?: string | undefined }>(({ value, issues }) => {
  const { price, deposit, currency } = value;
  const refuse = (field: MoneyField, message: string) =>
    issues.push({ code: 'custom', input: value[field], path: [field], message });
  if ((price || deposit) && !currency) refuse('currency', 'Please say in which currency.');
  if (price && deposit && hundredthsOf(deposit) > hundredthsOf(price)) {
    refuse('deposit', 'The deposit may not be more than the price.');
  }
});

/** Checks that a state and its reason are set together, so that no reason is left from an earlier state. */
const reasonFits = z.check<{ state?: WorkingState | undefined; lostReason?: string | undefined }>(
  ({ value, issues }) => {
    const refuse = (message: string) =>
      issues.push({ code: 'custom', input: value.lostReason, path: ['lostReason'], message });
    if (value.state === 'lost') {
      if (!value.lostReason) refuse('Please say why it was lost.');
    } else if (value.lostReason) {
      refuse('Only a lost request has a reason.');
    } else if (value.state !== undefined) {
      value.lostReason = '';
    } else if (value.lostReason !== undefined) {
      refuse('A reason is changed together with the state.');
    }
  },
);

/** The fields of each kind that may be changed; nobody may change a kind that is missing here. */
export const changeSchemas = {
  tour: z
    .partial(
      z.object({
        tour_status: choiceOf('Tour status', tourStatuses),
        payment_status: choiceOf('Payment status', paymentStatuses),
        Incharge: guide,
        ...work,
        ...money,
        // Only for bookings that staff added; the server knows which those are.
        ...voiding,
      }),
    )
    .check(reasonFits, moneyFits),
  packageBooking: z.partial(z.object({ ...work, ...money })).check(reasonFits, moneyFits),
  tripPlan: z.partial(z.object({ ...work, ...money })).check(reasonFits, moneyFits),
  flightRequest: z.partial(z.object({ ...work, ...money })).check(reasonFits, moneyFits),
  eventRequest: z.partial(z.object({ ...work, ...money })).check(reasonFits, moneyFits),
  stayBooking: z.partial(z.object({ ...work, ...money })).check(reasonFits, moneyFits),
  souvenir: z.partial(
    z.object({ delivery_status: choiceOf('Delivery status', deliveryStatuses), ...voiding }),
  ),
  person: z.partial(z.object({ boarding: choiceOf('Boarding', boardingStates), ...voiding })),
  lead: z.partial(z.object(voiding)),
  campaign: z.partial(z.object(voiding)),
  feedback: z.partial(z.object(voiding)),
  souvenirStep: z.partial(z.object(voiding)),
} as const satisfies Partial<Record<RecordKind, z.ZodMiniType>>;

/** Returns the fields of a change that may conflict. The reason of a lost request belongs to its state. */
export const fieldsOfChange = (set: object): string[] =>
  Object.keys(set).filter((field) => field !== 'lostReason');

export type ChangeableKind = keyof typeof changeSchemas;
export type RecordChangeSet<Kind extends ChangeableKind = ChangeableKind> = z.output<
  (typeof changeSchemas)[Kind]
>;
export const changeableKinds = Object.keys(changeSchemas) as ChangeableKind[];

/** Kinds of records that staff enter about their own work, which are no requests. */
const enteredKinds = ['souvenir', 'person', 'lead', 'campaign', 'feedback', 'souvenirStep'] as const;
type EnteredKind = (typeof enteredKinds)[number];

/** Requests, which have an owner and a working state. */
export const requestKinds = changeableKinds.filter(
  (kind): kind is Exclude<ChangeableKind, EnteredKind> => !enteredKinds.some((entered) => entered === kind),
);

/** Kinds of records that staff may void. Of tours, only those that staff added. */
export const voidableKinds = ['tour', ...enteredKinds] as const;
export type VoidableKind = (typeof voidableKinds)[number];

/** Returns true for a voided record, which counts nowhere: not in figures, manifests or sums. */
export const isVoided = ({ voided }: { voided?: string | undefined }): boolean =>
  voided !== undefined && voided !== '';

const target = {
  /** Id of the record. */
  record: z.uuid('The record must be named by its id.'),
  kind: z.enum(recordKinds, { error: 'There is no such kind of record.' }),
};

/** Base of a change. The change is accepted if one of the ids still names the record's last change. */
const base = {
  /**
   * The record's revision as the person saw it; null skips the check, for clients that know no revisions. It
   * decides where `lastChange` is not given: a restored database gives numbers out twice.
   */
  revision: z.nullable(z.int().check(z.gte(0))),
  /** Id of the submission that had last changed the record as the person saw it, or created it. */
  lastChange: z._default(z.nullable(z.uuid()), null),
  /** Id of this device's own earlier change that this one builds on and that was not received yet. */
  after: z._default(z.nullable(z.uuid()), null),
};

/** `set` is checked by the kind's own schema, see `changeSchemas`. */
export const recordChangeSchema = z
  .object({
    ...target,
    ...base,
    /**
     * For each field of `set`, the id of the submission that had last set it as the person saw it (`setBy` of
     * the record); null for none. A field is accepted if it is still the last one, whatever happened to other
     * fields. Older versions and other clients omit it: then the whole record must be unchanged.
     */
    seen: z.optional(z.record(z.string(), z.nullable(z.uuid()))),
    set: z.record(z.string(), z.unknown(), { error: 'There is nothing to change.' }),
  })
  .check((context) => {
    const { kind, set } = context.value;
    const schema = (changeSchemas as Partial<Record<RecordKind, z.ZodMiniType>>)[kind];
    const parsed = schema?.safeParse(set);
    if (parsed?.success && Object.keys(parsed.data as object).length > 0) {
      context.value.set = parsed.data as Record<string, unknown>;
      return;
    }
    for (const { path, message } of parsed?.error?.issues ?? []) {
      context.issues.push({ code: 'custom', input: set, path: ['set', ...path], message });
    }
    if (!parsed || parsed.success) {
      context.issues.push({
        code: 'custom',
        input: set,
        path: ['set'],
        message: 'Nothing of this can be changed.',
      });
    }
  });
export type RecordChange = z.output<typeof recordChangeSchema>;

export const recordRemovalSchema = z.object({
  ...target,
  kind: z.enum(['stayBooking'], { error: 'Records of this kind are not removed by hand.' }),
  ...base,
});
export type RecordRemoval = z.output<typeof recordRemovalSchema>;

export const recordNoteSchema = z
  .object({
    ...target,
    kind: z.enum(requestKinds, { error: 'Notes belong to requests.' }),
    text: longTextOf('Note').check(z.minLength(1, 'Please write something.')),
    /** The note is the text of an answer that went out. */
    reply: z.optional(replySchema),
    /** The note explains a decision about mail whose delivery failed or is uncertain. */
    mail: z.optional(mailDecisionSchema),
    /** Id of the author's own note or answer that this note takes back; its text says so. */
    takesBack: z.optional(z.uuid('A note is named by its id.')),
  })
  .check((context) => {
    const { kind, text, reply } = context.value;
    for (const { field, message } of reply ? replyProblems(kind, text, reply) : []) {
      const path = field === 'text' ? [field] : ['reply', field];
      context.issues.push({ code: 'custom', input: reply, path, message });
    }
  });
export type RecordNotePayload = z.output<typeof recordNoteSchema>;

/** Contract strings (docs/contract.md#strings) for the removal of a stay booking. */
export const removalStrings = {
  confirm: 'Are you sure you want to delete this booking?',
  success: 'Booking successfully deleted.',
  failure: 'Failed to delete booking. Please try again later.',
} as const;

/** Shown when a change conflicts with one that somebody else made first. */
export const CONFLICT = 'This record was changed by somebody else in the meantime.';
