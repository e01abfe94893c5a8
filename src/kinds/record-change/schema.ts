/** Changes of records that staff send. */
import * as z from 'zod/mini';
import {
  agreedAmountSchema,
  type MoneyField,
  optionalCurrencySchema,
  toHundredths,
} from '../../contract/money/money.ts';
import { isCalendarDate } from '../../contract/values/field-bounds.ts';
import { changedTextSchema, choiceSchema } from '../../contract/values/field-schemas.ts';
import { factsOf, type RecordKind, type RequestKind, recordKinds, type VoidableKind } from '../list.ts';
import { personChangeFields } from '../person/schema.ts';
import { souvenirChangeFields } from '../souvenir/schema.ts';
import { workingStates } from '../statuses.ts';
import { tourChangeFields } from '../tour/change-fields.ts';
import { changeBaseFields, recordTargetFields } from './target-fields.ts';

const dayOrNone = (label: string) =>
  z
    .string({ error: `${label} must be a real date, like 2027-06-14.` })
    .check(
      z.refine(
        (text) => text === '' || isCalendarDate(text),
        `${label} must be a real date, like 2027-06-14.`,
      ),
    );

/** Fields of every request: its owner, its working state, and the day on which somebody takes it up again. */
const work = {
  owner: z.nullable(z.uuid('The owner must be an account.')),
  state: choiceSchema('State', workingStates),
  /** Reason why a request is lost; empty in every other state. */
  lostReason: changedTextSchema('Reason'),
  /** Calendar date; empty for none. */
  followUp: dayOrNone('Follow-up'),
};

/** Reason why staff voided an entry of their own; empty restores it. */
const voiding = { voided: changedTextSchema('Reason') };

/** Agreed money of a request (docs/contract.md#money). An empty text means none. */
const money = {
  price: agreedAmountSchema('Price'),
  currency: optionalCurrencySchema('Currency'),
  deposit: agreedAmountSchema('Deposit'),
  depositDue: dayOrNone('Deposit due'),
  balanceDue: dayOrNone('Balance due'),
};

/** Checks that an amount has a currency, and that the deposit is at most the price. */
const moneyFits = z.check<{ [Field in MoneyField]?: unknown }>(({ value, issues }) => {
  const { price, deposit, currency } = value as { [Field in MoneyField]?: string };
  const addIssue = (field: MoneyField, message: string) =>
    issues.push({ code: 'custom', input: value[field], path: [field], message });
  if ((price || deposit) && !currency) addIssue('currency', 'Please say in which currency.');
  if (price && deposit && toHundredths(deposit) > toHundredths(price)) {
    addIssue('deposit', 'The deposit may not be more than the price.');
  }
});

/** Checks that a state and its reason are set together, so that no reason is left from an earlier state. */
const reasonFits = z.check<{ state?: unknown; lostReason?: unknown }>(({ value, issues }) => {
  const addIssue = (message: string) =>
    issues.push({ code: 'custom', input: value.lostReason, path: ['lostReason'], message });
  if (value.state === 'lost') {
    if (!value.lostReason) addIssue('Please say why it was lost.');
  } else if (value.lostReason) {
    addIssue('Only a lost request has a reason.');
  } else if (value.state !== undefined) {
    value.lostReason = '';
  } else if (value.lostReason !== undefined) {
    addIssue('A reason is changed together with the state.');
  }
});

/** Fields of a kind's own that staff change. */
const ownChanges = {
  tour: tourChangeFields,
  souvenir: souvenirChangeFields,
  person: personChangeFields,
} as const;

type OwnChanges = typeof ownChanges;
type ChangeShape<Kind extends RecordKind> = (Kind extends keyof OwnChanges ? OwnChanges[Kind] : object) &
  (Kind extends RequestKind ? typeof work & typeof money : object) &
  (Kind extends VoidableKind ? typeof voiding : object);

export type ChangeableKind = RequestKind | VoidableKind | keyof OwnChanges;
/** Fields of a change, each of which may be missing. */
export type RecordChangeSet<Kind extends ChangeableKind = ChangeableKind> = {
  [Each in Kind]: {
    [Field in keyof ChangeShape<Each>]?: z.output<ChangeShape<Each>[Field]> | undefined;
  };
}[Kind];

function changeSchema(kind: RecordKind) {
  const { request, isVoidable } = factsOf(kind);
  const shape = {
    ...(ownChanges as Partial<Record<RecordKind, object>>)[kind],
    ...(request && { ...work, ...money }),
    ...(isVoidable && voiding),
  };
  const schema = z.partial(z.object(shape));
  return request ? schema.check(reasonFits, moneyFits) : schema;
}

/** The fields of each kind that may be changed; nobody may change a kind that is missing here. */
export const changeSchemas = Object.fromEntries(
  recordKinds.flatMap((kind) => {
    const schema = changeSchema(kind);
    return Object.keys(schema.shape).length > 0 ? [[kind, schema]] : [];
  }),
) as unknown as {
  readonly [Kind in ChangeableKind]: z.ZodMiniType<RecordChangeSet<Kind>> & { shape: object };
};

/** Returns the fields of a change that may conflict. The reason of a lost request belongs to its state. */
export const conflictFieldsOf = (set: object): string[] =>
  Object.keys(set).filter((field) => field !== 'lostReason');

/** `set` is checked by the kind's own schema, see `changeSchemas`. */
export const recordChangeSchema = z
  .object({
    ...recordTargetFields,
    ...changeBaseFields,
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

/** Shown when a change conflicts with one that somebody else made first. */
export const CONFLICT_MESSAGE = 'This record was changed by somebody else in the meantime.';
