/** Fields of imported entries, and the columns of a file from which they are filled. Pure. */

import { foldText } from '../../../contract/values/fold-text.ts';
import { createdKindOf } from '../../../kinds/entry-kinds.ts';
import { staffEntries } from '../../../kinds/staff-entries.ts';
import type { StaffPayload } from '../../../kinds/staff-submissions.ts';
import { sayKnown } from '../../../words/say.ts';
import type { EntryForm } from '../../kinds/kind.ts';
import { entryForms, kindViews } from '../../kinds/list.ts';
import { toChoice } from '../../records/entry/entry-values.ts';

/** Kinds of staff entry that can be imported from a list. */
export type Importable = 'lead' | 'person';
export type ImportPayload = StaffPayload<Importable>;

export interface ImportField {
  /** Name of the field in the payload. */
  name: string;
  label: string;
  isDate: boolean;
  /** True if no column needs to fill it. */
  optional: boolean;
  /** Choices in its form; empty where any text may be typed. */
  choices: readonly string[];
  /** Name of the field in the record. */
  listed: string;
  /** Column names that are recognized, as `key` returns them. */
  known: readonly string[];
}

/** Index of the column that fills each field; null for none. */
export type ColumnOfField = Readonly<Record<string, number | null>>;

/** Value that all lines share for a field that no column fills, as typed into a form. */
export type SharedValues = Readonly<Record<string, string>>;

/** Letters and digits alone, because files write "Transport date", "transport_date" and "TRANSPORT-DATE". */
const key = (text: string) => foldText(text).replace(/[^\p{L}\p{N}]+/gu, '');

export function importFields(maker: Importable): ImportField[] {
  const { listed } = staffEntries[maker];
  const columns: Readonly<Record<string, unknown>> = kindViews[createdKindOf(maker)].columns;
  const { fields } = entryForms[maker] as unknown as EntryForm<Record<string, string>>;
  const filledIn = Object.entries(fields).filter(([, { hidden }]) => !hidden);
  return filledIn.map(([name, { label, type, choices = [], optional = false }]) => {
    const shown = Object.entries(listed).find(([, from]) => from === name)?.[0] ?? name;
    const header = (columns[shown] as { header?: string } | undefined)?.header ?? label;
    // Lists made in the language of the page are recognized too.
    const names = [label, header, name, shown, sayKnown(label), sayKnown(header)];
    const known = [...new Set(names.map(key))];
    return {
      name,
      label,
      isDate: type === 'date',
      optional,
      choices: choices.map((choice) => toChoice(choice).value),
      listed: shown,
      known,
    };
  });
}

/** Matches columns to fields by name; each column fills one field. */
export function matchColumns(fields: readonly ImportField[], heads: readonly string[]): ColumnOfField {
  const keys = heads.map(key);
  const taken = new Set<number>();
  const take = (index: number) => {
    if (index < 0) return null;
    taken.add(index);
    return index;
  };
  const exact = fields.map(({ known }) =>
    take(keys.findIndex((head, index) => !taken.has(index) && known.includes(head))),
  );
  // Partial matches, such as "Date" for "Date of transport", once all exact matches are taken.
  const near = (field: ImportField) =>
    keys.findIndex(
      (head, index) =>
        head.length > 2 &&
        !taken.has(index) &&
        field.known.some((name) => name.includes(head) || head.includes(name)),
    );
  return Object.fromEntries(fields.map((field, place) => [field.name, exact[place] ?? take(near(field))]));
}
