/**
 * Views of tables that people save on their account, and share with a department (docs/contract.md#views).
 * Each save and each removal is a submission; the feed brings the views that an account sees.
 */
import * as z from 'zod/mini';
import { roles } from '../../contract/accounts/roles.ts';
import {
  changedTextSchema,
  choiceSchema,
  lineSchema,
  optionalLineSchema,
} from '../../contract/values/field-schemas.ts';
import { recordKinds } from '../list.ts';

export const MAX_VIEW_NAME_LENGTH = 60;
/** Maximum number of views of one account. */
export const MAX_VIEWS = 200;
/** Maximum bytes of what the views of one account hold together, and of what is shared with one department. */
export const MAX_VIEW_BYTES = 100_000;
/** Maximum number of columns of one table, and of choices of one filter. */
const MOST = 200;

const columnId = changedTextSchema('Column', 60);
const text = changedTextSchema('Filter');
const end = z.union([z.number(), text]);

/** A column's filter as the table keeps it: one of three kinds (office/table/engine/filter.ts). */
const filter = z.union([
  z.strictObject({ contains: text }),
  z.strictObject({ anyOf: z.array(text).check(z.maxLength(MOST)) }),
  z.strictObject({ from: z.optional(end), to: z.optional(end) }),
]);

export const MIN_COLUMN_WIDTH = 48;
export const MAX_COLUMN_WIDTH = 1_200;
const width = z.int().check(z.gte(MIN_COLUMN_WIDTH), z.lte(MAX_COLUMN_WIDTH));

const byColumn = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z
    .record(columnId, schema)
    .check(z.refine((record) => Object.keys(record).length <= MOST, 'These are too many columns.'));

/** Rows and their order, columns and their widths. Columns that only a later version knows are kept. */
export const viewContentSchema = z.object({
  search: text,
  filters: byColumn(filter),
  sort: z.array(z.object({ id: columnId, desc: z.boolean() })).check(z.maxLength(MOST)),
  columns: z.array(columnId).check(z.maxLength(MOST)),
  /** Pixels, by column; those of all others are the table's own. */
  widths: byColumn(width),
});
export type ViewContent = z.output<typeof viewContentSchema>;

/** Department whose accounts see a view beside its author; null for none. */
const department = z.nullable(choiceSchema('Department', roles));

/** The part of a view that its form asks for. */
export const viewNamingSchema = z.object({
  name: lineSchema('Name of the view', MAX_VIEW_NAME_LENGTH),
  department,
});

export const savedViewSchema = z
  .object({
    /** Id of the view, made where it is first saved. */
    view: z.uuid('The view must be named by its id.'),
    /** Kind of the records in its table. */
    kind: z.enum(recordKinds, { error: 'There is no such kind of record.' }),
    name: optionalLineSchema('Name of the view', MAX_VIEW_NAME_LENGTH),
    department: z._default(department, null),
    /** Content of the view; null removes the view. */
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
    /** Author. */
    by: z.object({ id: z.uuid(), name: z.string() }),
  }),
);
export type SavedView = z.output<typeof savedViewListSchema>[number];
