/** The rules of a field, made from its description: label and help are in the metadata of each schema. */
import * as z from 'zod/mini';
import { internationalDigits } from '../../contract/values/clean-phone.ts';
import { dateSchema, emailSchema } from '../../contract/values/field-schemas.ts';
import { createMomentSchema } from '../../contract/values/moment.ts';
import { ALL_PAGES } from '../all-pages.ts';
import { problemOfText } from './check-text.ts';
import type { EditableField, EditableItem, ListPart } from './field.ts';

/** Most characters of a text of each kind, where its field says no other number. */
const MOST = { line: 160, text: 2_000, link: 300 } as const;
/** Most members of a list, where its field says no other number. */
const MOST_MEMBERS = 40;
/** Most that a price can be: one digit more is a slip. */
const HIGHEST_PRICE = 1_000_000;

/** Characters that a name in braces counts as: how long the real value is, a release checks (release-faults.ts). */
const USUAL_LENGTH = 6;

/** A price as the site writes it: with commas, and with cents where it has any. */
const PRICE = /^\$\d{1,3}(,\d{3})*(\.\d{2})?$/;
/** Code of a currency; dollars are what prices are in. */
const CURRENCY = /^(?!USD)[A-Z]{3}$/;
/** At most eight digits before the point, and six after it. */
const RATE = /^(?=.*[1-9])(0|[1-9]\d{0,7})(\.\d{1,6})?$/;
/** Address of a page of the site. */
const ADDRESS = /^\/[\w/+-]*$/;
/** Telephone number with its country's code. */
const INTERNATIONAL = /^\+[1-9][\d ()-]*$/;

/** Schema by which a field is checked. @param values names that the texts of its item can say in braces */
export function fieldSchema(field: EditableField, values: readonly string[]): z.ZodMiniType {
  const { label, help } = field;
  return ruleOf(field, [...values, ...(field.values ?? [])]).check(
    z.meta({ title: label, ...(help && { description: help }) }),
  );
}

/**
 * Schema by which an item is checked: its fields by path, each of which may be absent. Locked ones are not among them.
 */
export function itemSchema({ fields, values }: Pick<EditableItem, 'fields' | 'values'>): z.ZodMiniType {
  const open = fields.filter(({ locked }) => !locked);
  return z.partial(
    z.strictObject(Object.fromEntries(open.map((field) => [field.path, fieldSchema(field, values)]))),
  );
}

function ruleOf(field: EditableField, values: readonly string[]): z.ZodMiniType {
  const { label, kind, least, most, fewest, maximum = MOST_MEMBERS, columns = [] } = field;
  const bounds = { least: least ?? (field.isOptional ? 0 : 1), most, values };
  const listOf = (member: z.ZodMiniType) =>
    z
      .array(member, { error: `${label} must be a list.` })
      .check(
        z.minLength(fewest ?? (field.isOptional ? 0 : 1), `${label} needs at least ${fewest ?? 1}.`),
        z.maxLength(maximum, `${label} may have at most ${maximum}.`),
      );
  switch (kind) {
    case 'line':
    case 'text':
      return textSchema(label, kind, bounds);
    case 'lines':
      return listOf(textSchema(label, 'line', { ...bounds, least: 1 }));
    case 'paragraphs':
      return listOf(textSchema(label, 'text', { ...bounds, least: 1 }));
    case 'records':
      return listOf(recordSchema(columns, values));
    case 'price':
      return priceSchema(label, Boolean(field.isOptional));
    case 'number':
      return numberSchema(field);
    case 'year':
      return yearSchema(field);
    case 'email':
      return emailSchema(label);
    case 'phones':
      return listOf(phoneSchema(label));
    case 'pages':
      return pagesSchema(label, maximum);
    case 'moment':
      return momentSchema(label, Boolean(field.isOptional));
    case 'day':
      return optionally(field, dateSchema(label));
    case 'currency':
      return optionally(field, matching(CURRENCY, `${label} must be a code of three letters: EUR.`));
    case 'rate':
      return optionally(field, matching(RATE, `${label} must be a number above zero: 0.92.`));
    case 'photograph':
      return z
        .string({ error: `${label} must be a photograph.` })
        .check(z.regex(/^([0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})?$/, `${label} must be a photograph.`));
    case 'point': {
      const message = `${label} must be how far it is from the left and from the top: 62% 40%.`;
      return z.string({ error: message }).check(z.regex(/^((100|[1-9]?\d)% (100|[1-9]?\d)%)?$/, message));
    }
    case 'whatsapp':
      return z
        .string({ error: `${label} must be text.` })
        .check(
          z.regex(/^[1-9]\d{7,14}$/, `${label} must be a number with its country’s code: +255 712 345 678.`),
        );
  }
}

const matching = (pattern: RegExp, message: string) =>
  z.string({ error: message }).check(z.regex(pattern, message));

const optionally = ({ isOptional }: EditableField, schema: z.ZodMiniType) =>
  isOptional ? z.union([z.literal(''), schema]) : schema;

interface TextBounds {
  least?: number | undefined;
  most?: number | undefined;
  values: readonly string[];
}

function textSchema(
  label: string,
  kind: ListPart['kind'],
  { least = 1, most = MOST[kind], values }: TextBounds,
) {
  return z.string({ error: `${label} must be text.` }).check(
    z.trim(),
    // What is too long is not checked further.
    z.refine((text) => shownLength(text) <= most, {
      error: `${label} may have at most ${most} characters.`,
      abort: true,
    }),
    z.refine(
      (text) => shownLength(text) >= least,
      least > 1 ? `${label} needs at least ${least} characters.` : `${label} is required.`,
    ),
    z.superRefine((text, context) => {
      const problem =
        kind !== 'text' && text.includes('\n')
          ? `${label} must be one line.`
          : problemOfText(text, label, values);
      if (problem) context.addIssue(problem);
    }),
  );
}

const shownLength = (text: string) => text.replace(/\{\w+\}/g, ' '.repeat(USUAL_LENGTH)).length;

function recordSchema(columns: readonly ListPart[], values: readonly string[]): z.ZodMiniType {
  return z.strictObject(
    Object.fromEntries(
      columns.map(({ key, label, kind }) => [
        key,
        kind === 'link' ? linkSchema(label) : textSchema(label, kind, { values }),
      ]),
    ),
    { error: 'Each entry must have its parts.' },
  );
}

/** An address of the web, without a name or password in it. */
function linkSchema(label: string) {
  const message = `${label} must be an address that begins with https://.`;
  return textSchema(label, 'link', { values: [] }).check(z.refine(isSecureLink, message));
}

function isSecureLink(text: string): boolean {
  if (!/^https:\/\/[^\s"'<>\\^`{|}]+$/.test(text) || !URL.canParse(text)) return false;
  const { hostname, username, password } = new URL(text);
  return hostname.includes('.') && !username && !password;
}

/** In words of a message; the price of something else stands elsewhere, once. */
const EXAMPLE_PRICE = `$${(1_234.5).toLocaleString('en', { minimumFractionDigits: 2 })}`;

function priceSchema(label: string, isOptional: boolean) {
  const message = `${label} must be a price of at least $1, with a comma for thousands: for example ${EXAMPLE_PRICE}.`;
  return z.string({ error: message }).check(
    z.refine((text) => {
      if (text === '') return isOptional;
      const dollars = PRICE.test(text) ? Number(text.replace(/[$,]/g, '')) : 0;
      return dollars >= 1 && dollars < HIGHEST_PRICE && !text.startsWith('$0');
    }, message),
  );
}

function numberSchema({ label, least = 1, most = 60, isOptional }: EditableField): z.ZodMiniType {
  const message = `${label} must be a whole number from ${least} to ${most}.`;
  const number = z
    .number({ error: message })
    .check(z.int(message), z.gte(least, message), z.lte(most, message));
  return isOptional ? z.union([z.literal(''), number], message) : number;
}

/** Up to this year, whenever it is checked. */
function yearSchema({ label, least = 1, isOptional }: EditableField): z.ZodMiniType {
  const message = `${label} must be a year from ${least} to this one, in four figures.`;
  const year = z.number({ error: message }).check(
    z.int(message),
    z.gte(least, message),
    z.refine((one) => one <= new Date().getFullYear(), message),
  );
  return isOptional ? z.union([z.literal(''), year], message) : year;
}

/** "all" alone, or addresses; whether there are such pages, a release checks. */
function pagesSchema(label: string, maximum: number) {
  const message = `${label} must be “all”, or addresses of pages such as /terms, one a line.`;
  return z.array(z.string(), { error: message }).check(
    z.refine((pages) => pages.length > 0, { error: 'Tick at least one page.', abort: true }),
    z.refine((pages) => pages.join() === ALL_PAGES || pages.every((page) => ADDRESS.test(page)), message),
    z.maxLength(maximum, `${label} may have at most ${maximum}.`),
  );
}

function momentSchema(label: string, isOptional: boolean) {
  const message = `${label} must be a day and a time: 2026-03-20 18:00.`;
  const moment = createMomentSchema(message);
  return isOptional ? z.union([z.literal(''), moment], message) : moment;
}

function phoneSchema(label: string) {
  const message = `${label} must be a number with its country’s code: +255 712 345 678.`;
  return z
    .strictObject({ printed: z.string(), dialled: z.string() }, { error: message })
    .check(
      z.refine(
        ({ printed, dialled }) =>
          printed.length <= 30 &&
          INTERNATIONAL.test(printed) &&
          internationalDigits(printed).length >= 8 &&
          dialled === `+${internationalDigits(printed)}`,
        message,
      ),
    );
}
