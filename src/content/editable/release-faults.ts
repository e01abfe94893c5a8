/** Faults that stop a release: each published field against its rules, and what only all of them together show. */
import type * as z from 'zod/mini';
import { pathKey, routes } from '../../contract/protocol/routes.ts';
import type { ReleaseFault } from '../../kinds/calls/site-editions.ts';
import { draftKey } from '../../kinds/site-draft/schema.ts';
import { ALL_PAGES } from '../all-pages.ts';
import { operatorNotices } from '../notices.ts';
import { unfilledPackages } from '../packages/list.ts';
import { faultOfNames, faultOfPhotograph, faultOfTimes } from './faults-within-item.ts';
import type { EditableField, EditableItem } from './field.ts';
import { fieldSchema } from './field-schema.ts';
import { editableItems, findItem, packageKey } from './items.ts';
import type { FieldOverride } from './overrides.ts';

/** Lists what is wrong with fields that are to be published together, all that is published among them. */
export function faultsOfOverrides(overrides: readonly FieldOverride[]): ReleaseFault[] {
  const own = overrides.flatMap((override) => faultOf(override) ?? []);
  const refused = new Set(own.map(draftKey));
  return [...own, ...faultsTogether(overrides.filter((override) => !refused.has(draftKey(override))))];
}

/**
 * Parts what was published into what this version of the program can show, and what it refuses: its rules may be others
 * than those by which it was published.
 */
export function usableOverrides(overrides: readonly FieldOverride[]): {
  usable: FieldOverride[];
  refused: ReleaseFault[];
} {
  const faults = faultsOfOverrides(overrides);
  const wrong = new Set(faults.map(draftKey));
  const published = new Set(overrides.map(draftKey));
  return {
    usable: overrides.filter((override) => !wrong.has(draftKey(override))),
    refused: faults.filter((fault) => published.has(draftKey(fault))),
  };
}

/** Schemas of fields: to make one takes longer than to check a value by it. */
const schemas = new WeakMap<EditableField, z.ZodMiniType>();

function schemaOf(field: EditableField, values: readonly string[]): z.ZodMiniType {
  const schema = schemas.get(field) ?? fieldSchema(field, values);
  schemas.set(field, schema);
  return schema;
}

/** What is wrong with a field by its own rules. */
function faultOf(override: FieldOverride): ReleaseFault | null {
  const { item, field, language, value } = override;
  const fault = (message: string): ReleaseFault => ({ item, field, language, message });
  const found = findItem(item);
  if (!found) return fault('There is no such part of the site in this version.');
  const described = found.fields.find(({ path }) => path === field);
  if (!described) return fault('There is no such field in this version.');
  if (described.locked) return fault(described.locked);
  if (language !== 'en' && !described.isTranslated) return fault('This is the same in every language.');
  const parsed = schemaOf(described, found.values).safeParse(value);
  if (parsed.success) return null;
  return fault(parsed.error.issues[0]?.message ?? 'This value cannot be used here.');
}

/** Values as they will be: read by item, path and language. */
interface Published {
  /** In English where there is no other language of it; undefined where nothing has changed it. */
  changed(item: string, path: string, language?: FieldOverride['language']): unknown;
  value(item: string, path: string): unknown;
}

function faultsTogether(overrides: readonly FieldOverride[]): ReleaseFault[] {
  const byKey = new Map(overrides.map((override) => [draftKey(override), override.value]));
  const changed: Published['changed'] = (item, field, language = 'en') =>
    byKey.get(draftKey({ item, field, language }));
  const published: Published = {
    changed,
    value: (item, path) =>
      changed(item, path) ?? findItem(item)?.fields.find((field) => field.path === path)?.value,
  };
  return [
    ...faultsOfDays(published),
    ...faultsOfGroups(published),
    ...faultsOfLengths(published),
    ...faultsOfNames(overrides, published),
    ...faultsOfHeads(overrides, published),
    ...faultsOfNotices(published),
    ...faultsOfRate(published),
    ...faultsOfPhotos(overrides, published),
  ];
}

/** A package has as many days as its itinerary. */
function faultsOfDays({ changed }: Published): ReleaseFault[] {
  return unfilledPackages.flatMap((trip): ReleaseFault[] => {
    const item = `figures/${packageKey(trip)}`;
    const days = changed(item, 'days');
    const last = trip.tabs.flatMap(({ panel }) => (panel.kind === 'itinerary' ? panel.days : [])).at(-1)?.day;
    if (days === undefined || days === last) return [];
    const message = `Days: the itinerary has ${last}, so that it cannot be ${days}.`;
    return [{ item, field: 'days', language: 'en', message }];
  });
}

/** A price is for as many people as it begins with, or more. */
function faultsOfGroups({ value }: Published): ReleaseFault[] {
  return unfilledPackages.flatMap((trip): ReleaseFault[] => {
    const item = `figures/${packageKey(trip)}`;
    const own = findItem(item)?.fields.filter(({ path }) => path.endsWith('.most')) ?? [];
    return own.flatMap(({ path, label }) => {
      const [least, most] = [value(item, path.replace(/most$/, 'least')), value(item, path)];
      if (Number(least) <= Number(most)) return [];
      return [{ item, field: path, language: 'en', message: `${label}: it begins with ${least}.` }];
    });
  });
}

/** Texts keep to their lengths once the values are filled in, whichever of the two has changed. */
function faultsOfLengths(published: Published): ReleaseFault[] {
  return editableItems.flatMap((item) => {
    const values = valuesOf(item, published);
    if (Object.keys(values).length === 0) return [];
    return item.fields.flatMap((field) =>
      field.locked || (field.least === undefined && field.most === undefined)
        ? []
        : faultsOfLength(item, field, values, published),
    );
  });
}

function faultsOfLength(
  item: EditableItem,
  { path, label, least = 0, most = Number.POSITIVE_INFINITY }: EditableField,
  values: Readonly<Record<string, unknown>>,
  { changed, value }: Published,
): ReleaseFault[] {
  return (['en', 'de', 'fr'] as const).flatMap((language): ReleaseFault[] => {
    const text = language === 'en' ? value(item.id, path) : changed(item.id, path, language);
    if (typeof text !== 'string' || !text.includes('{')) return [];
    const { length } = text.replace(/\{(\w+)\}/g, (braces, name: string) => String(values[name] ?? braces));
    if (length >= least && length <= most) return [];
    const bound = length > most ? `may have at most ${most}` : `needs at least ${least}`;
    const message = `${label} has ${length} characters with its values filled in, and ${bound}.`;
    return [{ item: item.id, field: path, language, message }];
  });
}

/** Fields whose values the page of stays says by name. */
const STAY_VALUES = {
  roomPrice: 'room-only.price',
  housePrice: 'full-resthouse.price',
  dinePrice: 'stay-dine.price',
  campingPrice: 'camping-meals.price',
} as const;

/** What the texts of an item say by name, as it will be; without the links that a page fills in. */
function valuesOf({ id }: EditableItem, { value }: Published): Readonly<Record<string, unknown>> {
  if (id === 'page/stayServices') {
    return Object.fromEntries(
      Object.entries(STAY_VALUES).map(([name, path]) => [name, value('stays', path)]),
    );
  }
  if (!id.startsWith('package/')) return {};
  const figures = findItem(id.replace('package/', 'figures/'));
  return Object.fromEntries(
    (figures?.fields ?? []).map(({ path }) => [
      path === 'availability' ? 'season' : path.replace('otherPrices.', ''),
      value(figures?.id ?? '', path),
    ]),
  );
}

/** A translation says the same values by name as its English text. */
function faultsOfNames(overrides: readonly FieldOverride[], { value }: Published): ReleaseFault[] {
  return overrides.flatMap((override): ReleaseFault[] => {
    if (override.language === 'en') return [];
    const message = faultOfNames(value(override.item, override.field), override.value);
    if (message === null) return [];
    const { item, field, language } = override;
    return [{ item, field, language, message }];
  });
}

/** Titles and descriptions for search results differ from page to page. */
function faultsOfHeads(overrides: readonly FieldOverride[], { value }: Published): ReleaseFault[] {
  return overrides.flatMap((override): ReleaseFault[] => {
    const { item, field, language } = override;
    if (language !== 'en' || !/^head\.(title|description)$/.test(field)) return [];
    const twin = editableItems.find(({ id }) => id !== item && value(id, field) === override.value);
    if (!twin) return [];
    return [{ item, field, language, message: `“${twin.title}” has the same. Each page needs its own.` }];
  });
}

/** Notices are on pages that there are, and end after they begin. */
function faultsOfNotices({ changed, value }: Published): ReleaseFault[] {
  return Object.keys(operatorNotices).flatMap((number) => {
    const item = `notice/${number}`;
    const fault = (field: string, message: string): ReleaseFault => ({
      item,
      field,
      language: 'en',
      message,
    });
    const unknown = ((changed(item, 'pages') ?? []) as string[]).find((page) => !isPage(page));
    const order = faultOfTimes(value(item, 'from'), value(item, 'until'));
    return [
      ...(unknown ? [fault('pages', `There is no page ${unknown}.`)] : []),
      ...(order ? [fault('until', order)] : []),
    ];
  });
}

/** A rate has its currency and its day. */
function faultsOfRate({ value }: Published): ReleaseFault[] {
  const item = findItem('currency');
  const missing = (item?.fields ?? []).filter(({ path }) => !value('currency', path));
  if (missing.length === 0 || missing.length === item?.fields.length) return [];
  return missing.map(({ path, label }) => ({
    item: 'currency',
    field: path,
    language: 'en',
    message: `${label} is missing: currency, rate and day go together.`,
  }));
}

/** A photograph has a description. */
function faultsOfPhotos(overrides: readonly FieldOverride[], { changed }: Published): ReleaseFault[] {
  return overrides.flatMap(({ item, field, value }): ReleaseFault[] => {
    if (field !== 'picture' || !item.startsWith('photo/')) return [];
    const message = faultOfPhotograph(value, changed(item, 'alt'));
    return message === null ? [] : [{ item, field: 'alt', language: 'en', message }];
  });
}

let pages: ReadonlySet<string> | undefined;

function isPage(address: string): boolean {
  pages ??= new Set([...Object.values(routes), ...editableItems.flatMap((item) => item.pages)].map(pathKey));
  return address === ALL_PAGES || pages.has(pathKey(address));
}
