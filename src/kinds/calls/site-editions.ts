/** Editions of the public site: publishing drafts, what was published, and the preview (docs/contract.md#editions). */
import * as z from 'zod/mini';
import { changedTextSchema } from '../../contract/values/field-schemas.ts';
import { momentSchema } from '../../contract/values/moment.ts';
import type { siteLanguages } from '../site-draft/schema.ts';

/** Most drafts in one release: the drafts together are bounded by `MAX_DRAFTS_BYTES`. */
const MOST_DRAFTS = 3_000;
/** Most characters of what is noted about an edition. */
export const MAX_EDITION_NOTE = 200;

const edition = z.int('Editions have numbers.').check(z.gte(0, 'Editions have numbers.'));

/** The body of POST `endpoints.siteEditions`: publishes drafts, or undoes what an edition changed. */
export const releaseSchema = z
  .object({
    /** Of this release. Sent again, it is published once and answered alike. */
    id: z.uuid('A release has an id.'),
    /** Number of the edition that its author saw as the current one; 0 is the site as it was built. */
    parent: edition,
    /** Drafts by the ids of the entries that made them, as the feed names them. */
    drafts: z.optional(
      z.array(z.uuid()).check(z.minLength(1, 'Nothing is drafted.'), z.maxLength(MOST_DRAFTS)),
    ),
    /** Number of an edition whose changes are taken back; those that were changed again since stay. */
    undo: z.optional(edition),
    note: z._default(changedTextSchema('Note', MAX_EDITION_NOTE), ''),
    /** When it is to be published, the server's clock; now, where it is absent or over. Drafts alone can wait. */
    at: z.optional(momentSchema),
  })
  .check(
    z.refine(({ drafts, undo }) => (drafts === undefined) !== (undo === undefined), {
      error: 'A release has drafts, or undoes an edition.',
      path: ['drafts'],
    }),
    z.refine(({ undo, at }) => undo === undefined || at === undefined, {
      error: 'An edition is undone at once.',
      path: ['at'],
    }),
  );
export type Release = z.output<typeof releaseSchema>;
export type ReleaseBody = z.input<typeof releaseSchema>;

/** The body of POST `endpoints.sitePreview`: draws the site with drafts, for whoever may edit it. */
export const previewSchema = z.object({
  /** Ids of the items whose drafts are shown; all drafts where it is absent. */
  items: z.optional(z.array(z.string().check(z.maxLength(100))).check(z.maxLength(MOST_DRAFTS))),
});

/** The answer of POST `endpoints.sitePreview`. */
export interface PreviewAnswer {
  /**
   * Names what is drawn. GET `endpoints.sitePreview/:version?page=/AboutUs` answers with the document of a page, with an
   * `items` parameter of ids joined by commas where there were any; it is never stored, and carries no script.
   */
  version: string;
  /** Addresses of the documents that differ from those of the current edition. */
  changed: readonly string[];
}

/** A field that an edition changed. */
export interface EditionChange {
  item: string;
  field: string;
  language: (typeof siteLanguages)[number];
  /** What stood there before, and what stands there since; null for what the site was built with. */
  before: unknown;
  after: unknown;
}

export interface Edition {
  /** From 1. */
  number: number;
  /** ISO 8601, the server's clock. */
  at: string;
  by: { id: string; name: string };
  note: string;
  /** Number of the edition that it undid. */
  undid?: number;
  changes: readonly EditionChange[];
}

/** A release that is to be published later. */
export interface WaitingRelease {
  id: string;
  /** When it is due. */
  at: string;
  by: { id: string; name: string };
  note: string;
  changes: readonly Omit<EditionChange, 'before'>[];
  /** Why it could not be published at its time; absent until then. */
  problem?: string;
}

/** The answer of GET `endpoints.siteEditions`, with `?before=` the number of the last edition that was read. */
export interface EditionsAnswer {
  /** Number of the current edition; 0 for the site as it was built. */
  current: number;
  /** The newest first, at most 20. */
  editions: readonly Edition[];
  /** True where older ones are left. */
  hasMore: boolean;
  /** Releases that wait for their time, the first first; DELETE `endpoints.siteEditions/:id` takes one back. */
  waiting: readonly WaitingRelease[];
}

/** The answer of POST `endpoints.siteEditions`. */
export type ReleaseAnswer = { edition: Edition } | { waiting: WaitingRelease };

/** A fault that stops a release, beside the field that it is about. Status 400, with a message. */
export interface ReleaseFault {
  item: string;
  field: string;
  language: EditionChange['language'];
  message: string;
}

export const editionStrings = {
  notCurrent: 'The site was published by somebody else meanwhile. Look at what changed, and publish again.',
  draftChanged: 'A draft was changed or taken back meanwhile. Look at what changed, and publish again.',
  nothingToUndo: 'Everything that this edition changed was changed again since.',
  noEdition: 'There is no such edition.',
  noPreview: 'The drafts have changed since this preview. Please open it again.',
  notDrawn: 'The pages could not be made, and nothing was published. Please try again in a few minutes.',
  manyPreviews: 'Other previews are being made. Please open this one again in a minute.',
  accountDisabled: 'The account of whoever made it was closed.',
  rightTaken: 'Whoever made it may not change the site any more.',
  faults: 'Some drafts cannot be published. What is wrong is told beside each.',
} as const;
