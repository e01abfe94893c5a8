/**
 * Drafts of what the public site says: a field of an item in one language, as somebody wants it to be
 * (docs/contract.md#drafts-of-the-site). Each change is a submission; the feed brings all drafts to those who may edit
 * the site. Which items and fields there are, and their bounds, `src/content/editable` says, which the server asks.
 */
import * as z from 'zod/mini';
import { changedTextSchema } from '../../contract/values/field-schemas.ts';

export const siteLanguages = ['en', 'de', 'fr'] as const;

/** Most bytes of one value with its source, as JSON. */
export const MAX_DRAFT_BYTES = 100_000;
/** Most bytes that all drafts hold together: after that, some are published or taken back. */
export const MAX_DRAFTS_BYTES = 1_000_000;

/** A value as content has it: a text, a number, a list of texts, or of entries with the same parts. No deeper. */
const part = z.record(z.string().check(z.maxLength(40)), z.string());
const value = z.union(
  [z.string(), z.number(), z.array(z.union([z.string(), part])).check(z.maxLength(500))],
  'The value must be a text, a number or a list.',
);

const line = (label: string, most: number) =>
  changedTextSchema(label, most).check(z.regex(/^[\w/. &’'-]+$/, `${label} must be a name.`));

export const siteDraftSchema = z
  .object({
    /** Id of the item, such as "place/serengeti". */
    item: line('Item', 100),
    /** Path of the field in the item, such as "head.title". */
    field: line('Field', 200),
    language: z.enum(siteLanguages, { error: 'There is no such language.' }),
    /** The value; null takes the draft back. */
    value: z.nullable(value),
    /** English text of which a translation was made; absent for English. */
    source: z.optional(changedTextSchema('Source', MAX_DRAFT_BYTES)),
    /** Id of the draft, as in the list, that the person saw of this field; null for none. */
    seen: z._default(z.nullable(z.uuid('What was seen must be named by its id.')), null),
  })
  .check(
    z.refine(
      ({ value: sent, source = '' }) => JSON.stringify(sent).length + source.length <= MAX_DRAFT_BYTES,
      { error: 'This is too long.', path: ['value'] },
    ),
  );
export type SiteDraftChange = z.output<typeof siteDraftSchema>;

/** A draft as the feed brings it. One that is over stays in the list, without a value. */
export const siteDraftListSchema = z.array(
  z.object({
    /** Of the entry that made it. */
    id: z.uuid(),
    item: z.string(),
    field: z.string(),
    language: z.enum(siteLanguages),
    value: z.nullable(value),
    source: z.optional(z.string()),
    by: z.object({ id: z.string(), name: z.string() }),
    /** ISO 8601, the server's clock. */
    at: z.string(),
  }),
);
export type SiteDraft = z.output<typeof siteDraftListSchema>[number];

/** Which field in which language a draft is about. */
export const draftKey = ({ item, field, language }: Pick<SiteDraft, 'item' | 'field' | 'language'>) =>
  `${item} ${field} ${language}`;
