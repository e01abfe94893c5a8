/** Form of the facts of a kind of record. They hold no schema, so that a page that only sends stays light. */
import type { Role } from '../contract/accounts/roles.ts';

/** Facts that a device needs to send an entry. */
export interface EntryKindFacts {
  /** Path of its own POST call. */
  call: string;
  /** The two letters that its reference begins with. */
  prefix: string;
  /** Name for people, in the singular. */
  title: string;
  /** The version of its schema that new entries carry, from 1. */
  version: number;
}

export interface KindFacts {
  /** Name of its records for people, in the plural. */
  plural: string;
  /** GET: the call that lists them (docs/contract.md#records). */
  list: string;
  /** Roles that read and write them; all others do neither (docs/contract.md#roles). */
  roles: readonly Role[];
  /** Roles that make them, where not all who read them do. */
  makers?: readonly Role[];
  /**
   * Facts of a kind of request, which has an owner, a working state and a price; absent for any other. `wish`: the field
   * with the guest's own words; `finance`: fields that finance sees (docs/contract.md#money).
   */
  request?: { wish: string; finance: readonly string[] };
  /** Staff may void what they entered, so that it counts nowhere. */
  isVoidable?: true;
  /** Kinds of entry that make one. */
  entries: Readonly<Record<string, EntryKindFacts>>;
}
