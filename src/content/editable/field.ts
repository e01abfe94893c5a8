/** Items of the site that the operator can change, and the fields of each. */
import type { ReleaseFault } from '../../kinds/calls/site-editions.ts';
import type { FieldOverride } from './overrides.ts';

/** Kind of a field: each has its rules (field-schema.ts) and its notation in a form (field-text.ts). */
export type FieldKind =
  /** One line. */
  | 'line'
  /** A text that may have several lines. */
  | 'text'
  /** A list of short texts, one a line. */
  | 'lines'
  /** A list of paragraphs. */
  | 'paragraphs'
  /** A list of entries with the same parts, such as a title and a text. */
  | 'records'
  | 'price'
  | 'number'
  /** A year that has begun. */
  | 'year'
  | 'email'
  /** Telephone numbers, as printed and as dialled. */
  | 'phones'
  /** The digits of one number with its country's code, as WhatsApp's links want it. */
  | 'whatsapp'
  /** Addresses of pages of the site, or "all". */
  | 'pages'
  /** A day and a time, ISO 8601; typed in the operator's zone. */
  | 'moment'
  /** A calendar day, `YYYY-MM-DD`. */
  | 'day'
  /** The code of a currency: "EUR". */
  | 'currency'
  /** Units of a currency for one US dollar, as digits: "0.92". */
  | 'rate'
  /** A photograph of the operator, by its id; empty for none. */
  | 'photograph'
  /** A point of a picture, from the left and from the top: "62% 40%"; empty for the centre of attention. */
  | 'point';

/** A part of each entry of a list. */
export interface ListPart {
  key: string;
  label: string;
  kind: 'line' | 'text' | 'link';
}

/** A field that can be changed by itself. A list is one field. */
export interface EditableField {
  /** Path in the item, such as "head.title". */
  path: string;
  label: string;
  /** What it is for, or where it is shown. */
  help?: string;
  kind: FieldKind;
  /** Fewest and most characters of each text; fewest and most of a number. */
  least?: number;
  most?: number;
  /** Fewest and most members of a list. */
  fewest?: number;
  maximum?: number;
  /** Parts of each entry, for `records`. */
  columns?: readonly ListPart[];
  /** Names of further values that this text says in braces. */
  values?: readonly string[];
  /** True for what may be left empty, and is then not shown. */
  isOptional?: true;
  /** True for text that stands in every language. */
  isTranslated?: true;
  /** Why it cannot be changed here. */
  locked?: string;
  /** The value before anybody changed anything. */
  value: unknown;
}

/** One editable thing of the site. */
export interface EditableItem {
  /** Such as "company" or "place/serengeti". */
  id: string;
  title: string;
  /** Addresses of the pages on which it is shown. */
  pages: readonly string[];
  /** True for what stands on every page. */
  isEverywhere?: true;
  /** Names of the values that its texts can say in braces. */
  values: readonly string[];
  fields: readonly EditableField[];
}

/** A field as the editor sees it: with its translations, where there are any. */
export interface ListedField extends EditableField {
  de?: unknown;
  fr?: unknown;
}

export interface ListedItem extends EditableItem {
  fields: readonly ListedField[];
}

/** The answer of `GET /api/site/items`. */
export interface SiteItemsAnswer {
  /** Names the content of `items`; who sends it as `known` does not get them again. */
  version: string;
  items?: readonly ListedItem[];
  /** What the operator has published of them. */
  published: readonly FieldOverride[];
  /** Number of the edition with which that is; 0 for the site as it was built. */
  edition: number;
  /** What of it this version of the site does not take, so that it is shown as it was built. */
  refused?: readonly ReleaseFault[];
}
