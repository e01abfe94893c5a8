/** The inputs of an item's form: one for each field in each of its languages, by the name that it has in the form. */
import * as z from 'zod/mini';
import {
  faultOfEnd,
  faultOfNames,
  faultOfPhotograph,
  faultOfSeason,
  faultOfTimes,
} from '../../../../../content/editable/faults-within-item.ts';
import type { ListedField, ListedItem } from '../../../../../content/editable/field.ts';
import { fieldSchema } from '../../../../../content/editable/field-schema.ts';
import { textOfValue, valueOfText } from '../../../../../content/editable/field-text.ts';
import type { RefusedDraft, SiteDrafts } from '../../../../../device/records/index.ts';
import { draftKey } from '../../../../../kinds/site-draft/schema.ts';
import { officeNow } from '../../../../time/office-clock.ts';
import { languagesOf, type PresentText, presentText, type SiteState } from '../present-text.ts';

export interface Input {
  name: string;
  field: ListedField;
  text: PresentText;
  /** As it stands in the form before anybody types: what was refused, if something was. */
  standing: string;
  /** The draft of this device that was refused, the last one of several. */
  refused: RefusedDraft | undefined;
}

/** Photographs and their points are decided on above the form, where both pictures are seen. */
const ABOVE: readonly string[] = ['photograph', 'point'];

export const nameOf = ({ fields }: ListedItem, field: ListedField, language: string) =>
  `field${fields.indexOf(field)}${language}`;

export function inputsOf(item: ListedItem, state: SiteState, refused: SiteDrafts['refused']): Input[] {
  const last = new Map(refused.map((one) => [draftKey(one.mine), one]));
  return item.fields.flatMap((field) =>
    languagesOf(field).map((language): Input => {
      const text = presentText(item, field, language, state);
      const found = field.locked || ABOVE.includes(field.kind) ? undefined : last.get(text.key);
      // A draft that was to be taken back has no text to keep.
      const own = found?.mine.value === null ? undefined : found;
      const shown = own ? textOfValue(field, own.mine.value) : text.text;
      return {
        name: nameOf(item, field, language),
        field,
        text,
        standing: inputText(field, shown),
        refused: own,
      };
    }),
  );
}

/** A text as its input has it: that for a day and a time wants a T between them. */
export const inputText = ({ kind }: ListedField, text: string) =>
  kind === 'moment' ? text.replace(' ', 'T') : text;

/** Returns what stands in an input as its field's text. */
export function fieldText({ kind }: ListedField, typed: string): string {
  // Some browsers give ends of lines as they would send them.
  const text = typed.replaceAll('\r\n', '\n');
  return kind === 'moment' ? text.replace('T', ' ') : text;
}

/** Returns the values that differ from what stood in the form before somebody typed, by the names of the inputs. */
export function changedValues(
  inputs: readonly Input[],
  texts: Readonly<Record<string, string>>,
): Record<string, unknown> {
  return Object.fromEntries(
    inputs.flatMap(({ name, field, standing }) => {
      const now = fieldText(field, texts[name] ?? '');
      return now === fieldText(field, standing) ? [] : [[name, valueOfText(field, now)]];
    }),
  );
}

/**
 * What was typed is checked field by field, and together with what stands in the form; its first problem is told at the input.
 * @param standing the inputs as they are when it is checked
 */
export function schemaOf(
  item: ListedItem,
  standing: () => readonly Input[],
): z.ZodMiniType<Record<string, unknown>> {
  const shape = item.fields.flatMap((field) => {
    if (field.locked) return [];
    const rules = fieldSchema(field, item.values);
    const checked = z.unknown().check(
      z.superRefine((value, context) => {
        const { error } = rules.safeParse(value);
        if (error) context.addIssue(error.issues[0]?.message ?? 'This value cannot be used here.');
      }),
    );
    return languagesOf(field).map((language) => [nameOf(item, field, language), z.optional(checked)]);
  });
  return z.object(Object.fromEntries(shape)).check(
    z.superRefine((typed, context) => {
      for (const { name, message } of faultsTogether(item, standing(), typed))
        context.addIssue({ code: 'custom', path: [name], message, input: typed });
    }),
  );
}

/** What is wrong with fields together, as they will be: told where something of it was typed. */
function faultsTogether(
  item: ListedItem,
  inputs: readonly Input[],
  typed: Readonly<Record<string, unknown>>,
): { name: string; message: string }[] {
  const find = (path: string, language: string) =>
    inputs.find((one) => one.field.path === path && one.text.language === language);
  const valueIn = (input: Input | undefined) =>
    input &&
    (input.name in typed
      ? typed[input.name]
      : valueOfText(input.field, fieldText(input.field, input.standing)));
  const fault = (input: Input | undefined, message: string | null, of: readonly (Input | undefined)[]) =>
    input && message && of.some((one) => one && one.name in typed) ? [{ name: input.name, message }] : [];
  const [from, until, picture, alt, season] = ['from', 'until', 'picture', 'alt', 'availability'].map(
    (path) => find(path, 'en'),
  );
  return [
    ...(item.id.startsWith('notice/')
      ? [
          ...fault(until, faultOfTimes(valueIn(from), valueIn(until)), [from, until]),
          ...fault(until, faultOfEnd(valueIn(until), officeNow().getTime()), [until]),
        ].slice(0, 1)
      : []),
    ...(item.id.startsWith('figures/') ? fault(season, faultOfSeason(valueIn(season)), [season]) : []),
    ...(item.id.startsWith('photo/')
      ? fault(alt, faultOfPhotograph(valueIn(picture), valueIn(alt)), [picture, alt])
      : []),
    ...inputs.flatMap((input) => {
      const { field, text } = input;
      if (text.language === 'en' || !(input.name in typed)) return [];
      const english = find(field.path, 'en');
      return fault(input, faultOfNames(valueIn(english), valueIn(input)), [input]);
    }),
  ];
}

/** The English text that a translation is made of: as it is typed beside it. */
export function sourceOf(
  english: Input | undefined,
  payload: Readonly<Record<string, unknown>>,
): string | undefined {
  if (!english) return undefined;
  const { name, field, standing } = english;
  return name in payload ? textOfValue(field, payload[name]) : fieldText(field, standing);
}
