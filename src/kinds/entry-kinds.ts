/**
 * Every kind of entry that an outbox can hold, public and staff, with what is needed to send one. Schemas and
 * texts are in `submissions` and `staffSubmissionDefinitions`, because a phone that only replays needs neither.
 */
import { endpoints } from '../contract/protocol/endpoints.ts';
import type { EntryKindFacts } from './kind-facts.ts';
import { kinds, type RecordKind } from './list.ts';

type Entries = { [Kind in RecordKind]: (typeof kinds)[Kind]['entries'] };
/** Kinds of entry that make a record of this kind. */
export type CreatingKindOf<Kind extends RecordKind> = { [Each in Kind]: keyof Entries[Each] }[Kind];
/** Kinds of entry that make a record. */
export type CreatingKind = CreatingKindOf<RecordKind>;
/** Kind of record that an entry makes. */
export type CreatedKindOf<Maker extends CreatingKind> = {
  [Kind in RecordKind]: Maker extends keyof Entries[Kind] ? Kind : never;
}[RecordKind];
type MakerFacts = {
  [Maker in CreatingKind]: {
    [Kind in RecordKind]: Maker extends keyof Entries[Kind] ? Entries[Kind][Maker] : never;
  }[RecordKind];
};

/** Kinds of entry that change an existing record, a view of a table, or what the site says. */
const changeEntries = {
  recordChange: { prefix: 'RC', title: 'Change of a record', call: endpoints.changes, version: 5 },
  recordRemoval: { prefix: 'RR', title: 'Removal of a record', call: endpoints.removals, version: 1 },
  recordNote: { prefix: 'RN', title: 'Note on a record', call: endpoints.notes, version: 2 },
  guestLink: { prefix: 'GL', title: 'Word on whose request it is', call: endpoints.guestLinks, version: 1 },
  savedView: { prefix: 'VW', title: 'View of a table', call: endpoints.views, version: 1 },
  siteDraft: { prefix: 'SD', title: 'Draft of the site', call: endpoints.siteDrafts, version: 1 },
  sitePhotoPart: {
    prefix: 'SP',
    title: 'Part of a photograph',
    call: endpoints.sitePhotoParts,
    version: 1,
  },
} as const satisfies Readonly<Record<string, EntryKindFacts>>;

export type ChangeKind = keyof typeof changeEntries;

export const entryKinds = {
  ...(Object.assign({}, ...Object.values(kinds).map(({ entries }) => entries)) as MakerFacts),
  ...changeEntries,
  /** A correction uses the reference of the submission that it corrects. */
  correction: { prefix: 'CR', title: 'Correction', call: endpoints.corrections, version: 2 },
} as const satisfies Readonly<Record<string, EntryKindFacts>>;

export type EntryKind = keyof typeof entryKinds;

/**
 * Version of a correction by the device that sent the request. The current one is for those that reference and contact
 * prove; servers that do not know these take this one.
 */
export const CORRECTION_VERSION_BY_SECRET = 1;

export function isEntryKind(text: string): text is EntryKind {
  return Object.hasOwn(entryKinds, text);
}

export const isChangeKind = (kind: EntryKind): kind is ChangeKind => Object.hasOwn(changeEntries, kind);

/** Kind of record that each kind of entry makes. */
export const createdKinds = Object.fromEntries(
  Object.entries(kinds).flatMap(([kind, { entries }]) => Object.keys(entries).map((maker) => [maker, kind])),
) as Readonly<Record<string, RecordKind>>;

/** Returns true for a kind of entry that makes a record. */
export const isCreatingKind = (kind: string): kind is CreatingKind => Object.hasOwn(createdKinds, kind);

/** Returns the kind of record that an entry makes; undefined for one that makes none. */
export function createdKindOf<Maker extends string>(
  entry: Maker,
): Maker extends CreatingKind ? CreatedKindOf<Maker> : RecordKind | undefined {
  return (Object.hasOwn(createdKinds, entry) ? createdKinds[entry] : undefined) as never;
}

/** Returns the name of a kind for people; "Request" for a kind that only a later version knows. */
export function kindTitle(kind: string): string {
  return isEntryKind(kind) ? entryKinds[kind].title : 'Request';
}
