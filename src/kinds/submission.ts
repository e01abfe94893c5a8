/** Forms of the definitions of what people submit: schema, form, texts. The lists are derived from them. */
import type * as z from 'zod/mini';
import type { AccountRight, Role } from '../contract/accounts/roles.ts';
import type { RecordBase } from '../contract/protocol/record-base.ts';
import type { EntryKindFacts } from './kind-facts.ts';

/** Messages to the person that every kind of submission has. */
export interface SubmissionStrings {
  /** The server took it. */
  success: string;
  /** The server refused it or failed. */
  failure: string;
  /** The device could not store it, and the server was not reached. */
  notStored: string;
  /** Further message for the console, and the outcomes that log it, if the contract has one. */
  logged?: { as: string; of: readonly LoggableOutcome[] };
}

/** Outcomes that may be logged: all but success. `saved` means that the server was not reached. */
export type LoggableOutcome = 'saved' | 'refused' | 'failed' | 'not-stored';

/** An entry of travellers. */
export interface PublicEntryDefinition {
  /** Path of the page with its form; `?edit=<id>` opens it with an entry of the outbox. */
  form: string;
  /**
   * Every version of the payload ever shipped, oldest first; the last is current.
   * Devices may hold entries of any of them for years: never remove one. A payload
   * of an older version is parsed by its own schema into the current shape.
   * `version` counts them.
   */
  versions: readonly [...z.ZodMiniType[], z.ZodMiniType];
  /** Fields with an e-mail address or a phone number of the person, for the look-up. */
  contacts: readonly string[];
  /** Further name of the reference in the answer of its own call (docs/contract.md#calls). */
  referenceField?: 'bookingId';
  strings: SubmissionStrings;
}

/** An entry by which staff make a record. Travellers cannot look it up, so it has no contacts. */
export interface StaffEntryDefinition extends Pick<PublicEntryDefinition, 'form' | 'versions' | 'strings'> {
  /** Source of each field of the record. A device draws the row by it before the entry is sent. */
  listed: Readonly<Record<string, string | ((sent: never, frame: RecordBase) => unknown)>>;
}

/** Everything about one kind of entry. */
export interface SubmissionDefinition extends EntryKindFacts, PublicEntryDefinition {
  /** Senders that are allowed: anyone, or accounts of these roles (docs/contract.md#roles). */
  who: 'anyone' | readonly Role[];
  /** Right with which accounts of other roles may send it too. */
  right?: AccountRight;
}

type Last<List extends readonly unknown[]> = List extends readonly [...unknown[], infer Item] ? Item : never;

/** Payload that the current schema of a definition gives. */
export type CurrentPayload<Definition extends Pick<PublicEntryDefinition, 'versions'>> = z.output<
  Last<Definition['versions']>
>;

/** List of schemas, the last of which gives this payload. */
export type SchemaVersions<Payload> = readonly [...z.ZodMiniType[], z.ZodMiniType<Payload>];

/** Returns the last schema of a list. */
export function latestSchema<Payload>(list: SchemaVersions<Payload>): z.ZodMiniType<Payload> {
  return list[list.length - 1] as z.ZodMiniType<Payload>;
}
