/** The fields of what is imported, and the columns of a file that they are filled from. Pure. */
import { madeRecords } from '../../../contract/kinds/made-records.ts';
import type { StaffPayload } from '../../../contract/kinds/staff-submissions.ts';
import { fold } from '../../../contract/values/fold.ts';
import { sayKnown } from '../../../words/say.ts';
import type { EntryForm } from '../../kinds/kind.ts';
import { entryForms, kindViews } from '../../kinds/list.ts';
import { asChoice } from '../../records/entry/entry-values.ts';

/** Entries of the staff that come as lists. */
export type Importable = 'lead' | 'person';
export type ImportPayload = StaffPayload<Importable>;

export interface ImportField {
  /** Of the payload. */
  name: string;
  label: string;
  isDate: boolean;
  /** No column has to fill it. */
  optional: boolean;
  /** What its form offers; empty where anything may be typed. */
  choices: readonly string[];
  /** Field of the listed record that shows it. */
  listed: string;
  /** What a column of it may be called, folded. */
  known: readonly string[];
}

/** Of each field, the index of its column; null for none. */
export type Matching = Readonly<Record<string, number | null>>;

/** Of a field that no column fills, the one value of all lines, as a form would have it. */
export type SameForAll = Readonly<Record<string, string>>;

/** Letters and digits alone, because files write "Transport date", "transport_date" and "TRANSPORT-DATE". */
const key = (text: string) => fold(text).replace(/[^\p{L}\p{N}]+/gu, '');

export function importFields(maker: Importable): ImportField[] {
  const { kind, listed } = madeRecords[maker];
  const columns: Readonly<Record<string, unknown>> = kindViews[kind].columns;
  const { fields } = entryForms[maker] as unknown as EntryForm<Record<string, string>>;
  const filledIn = Object.entries(fields).filter(([, { hidden }]) => !hidden);
  return filledIn.map(([name, { label, type, choices = [], optional = false }]) => {
    const shown = Object.entries(listed).find(([, from]) => from === name)?.[0] ?? name;
    const header = (columns[shown] as { header?: string } | undefined)?.header ?? label;
    // A list that was made in the language of the page is read too.
    const names = [label, header, name, shown, sayKnown(label), sayKnown(header)];
    const known = [...new Set(names.map(key))];
    return {
      name,
      label,
      isDate: type === 'date',
      optional,
      choices: choices.map((choice) => asChoice(choice).value),
      listed: shown,
      known,
    };
  });
}

/** By their names; each column fills one field. */
export function matchColumns(fields: readonly ImportField[], heads: readonly string[]): Matching {
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
  // "Date" for "Date of transport", once those that are called the same are taken.
  const near = (field: ImportField) =>
    keys.findIndex(
      (head, index) =>
        head.length > 2 &&
        !taken.has(index) &&
        field.known.some((name) => name.includes(head) || head.includes(name)),
    );
  return Object.fromEntries(fields.map((field, place) => [field.name, exact[place] ?? take(near(field))]));
}
