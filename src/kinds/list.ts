/**
 * Every kind of record, in the order of the contract. Entries, roles, calls and names are derived from it; a new kind
 * has its line here, in the lists of schemas, and in those of office and store.
 */
import { campaign } from './campaign/facts.ts';
import { capacity } from './capacity/facts.ts';
import { eventRequest } from './event-request/facts.ts';
import { feedback } from './feedback/facts.ts';
import { flightRequest } from './flight-request/facts.ts';
import type { KindFacts } from './kind-facts.ts';
import { lead } from './lead/facts.ts';
import { packageBooking } from './package-booking/facts.ts';
import { payment } from './payment/facts.ts';
import { person } from './person/facts.ts';
import { replyTemplate } from './reply-template/facts.ts';
import { resource } from './resource/facts.ts';
import { souvenir } from './souvenir/facts.ts';
import { souvenirStep } from './souvenir-step/facts.ts';
import { stayBooking } from './stay-booking/facts.ts';
import { tour } from './tour/facts.ts';
import { training } from './training/facts.ts';
import { tripPlan } from './trip-plan/facts.ts';

export const kinds = {
  tour,
  packageBooking,
  tripPlan,
  flightRequest,
  eventRequest,
  stayBooking,
  souvenir,
  person,
  lead,
  campaign,
  feedback,
  replyTemplate,
  capacity,
  payment,
  training,
  resource,
  souvenirStep,
} as const satisfies Readonly<Record<string, KindFacts>>;

export type RecordKind = keyof typeof kinds;
export const recordKinds = Object.keys(kinds) as RecordKind[];

/** The facts of a kind, as the same for all. */
export const factsOf = (kind: RecordKind): KindFacts => kinds[kind];

/** Names of all kinds for people, in the plural. */
export const recordNames = Object.fromEntries(
  recordKinds.map((kind) => [kind, kinds[kind].plural]),
) as Readonly<Record<RecordKind, string>>;

/** Kinds with a property of their own. */
type KindsWith<Property extends string> = {
  [Kind in RecordKind]: (typeof kinds)[Kind] extends Readonly<Record<Property, unknown>> ? Kind : never;
}[RecordKind];

/** Requests of travellers, which have an owner, a working state and a price. */
export type RequestKind = KindsWith<'request'>;
export const requestKinds = recordKinds.filter((kind): kind is RequestKind => 'request' in kinds[kind]);

/** Returns true for a kind of request; false for kinds that only a later version knows. */
export const isRequestKind = (kind: string): kind is RequestKind => requestKinds.some((one) => one === kind);

/** Kinds of records that staff may void. Of tours, only those that staff added. */
export type VoidableKind = KindsWith<'isVoidable'>;
const voidableKinds = recordKinds.filter((kind) => 'isVoidable' in kinds[kind]);
export const isVoidableKind = (kind: string): kind is VoidableKind =>
  voidableKinds.some((one) => one === kind);
