/**
 * Views of tables that people save on their account, and share with a department (docs/contract.md#views).
 * Each save and each removal is a submission; the feed brings the views that an account sees.
 */
import * as z from 'zod/mini';
import { recordKinds, roles } from '../accounts/roles.ts';
import { choiceOf, givenTextOf, optionalLineOf } from '../values/text.ts';

export const VIEW_NAME_LENGTH = 60;
/** Views of one account. */
export const MOST_VIEWS = 200;
/** Columns of one table, and choices of one filter, at most. */
const MOST = 200;

const columnId = givenTextOf('Column', 60);
const text = givenTextOf('Filter');
const end = z.union([z.number(), text]);

/** As the table keeps it: of a column's filter one of three (office/table/engine/filter.ts). */
const filter = z.union([
  z.strictObject({ contains: text }),
  z.strictObject({ anyOf: z.array(text).check(z.maxLength(MOST)) }),
  z.strictObject({ from: z.optional(end), to: z.optional(end) }),
]);

export const LEAST_WIDTH = 48;
export const MOST_WIDTH = 1_200;
const width = z.int().check(z.gte(LEAST_WIDTH), z.lte(MOST_WIDTH));

const byColumn = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z
    .record(columnId, schema)
    .check(z.refine((record) => Object.keys(record).length <= MOST, 'These are too many columns.'));

/** Which rows in which order, and which columns how wide. Columns that a later version knows are kept. */
export const viewContentSchema = z.object({
  search: text,
  filters: byColumn(filter),
  sort: z.array(z.object({ id: columnId, desc: z.boolean() })).check(z.maxLength(MOST)),
  columns: z.array(columnId).check(z.maxLength(MOST)),
  /** Pixels, by column; those of all others are the table's own. */
  widths: byColumn(width),
});
export type ViewContent = z.output<typeof viewContentSchema>;

export const savedViewSchema = z
  .object({
    /** Id of the view, made where it is first saved. */
    view: z.uuid('The view must be named by its id.'),
    /** Of the records that its table has. */
    kind: z.enum(recordKinds, { error: 'There is no such kind of record.' }),
    name: optionalLineOf('Name of the view', VIEW_NAME_LENGTH),
    /** Whose accounts see it beside its maker; null for nobody. */
    department: z._default(z.nullable(choiceOf('Department', roles)), null),
    /** Null removes it. */
    content: z.nullable(viewContentSchema),
  })
  .check(
    z.refine(({ content, name }) => content === null || name !== '', {
      error: 'Name of the view is required.',
      path: ['name'],
    }),
  );
export type SavedViewChange = z.output<typeof savedViewSchema>;

/** A view as the feed brings it. */
export const savedViewListSchema = z.array(
  z.object({
    id: z.uuid(),
    kind: z.enum(recordKinds),
    name: z.string(),
    department: z.nullable(z.string()),
    content: viewContentSchema,
    /** Who made it. */
    by: z.object({ id: z.uuid(), name: z.string() }),
  }),
);
export type SavedView = z.output<typeof savedViewListSchema>[number];
