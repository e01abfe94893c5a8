/** Fields of pages, places and packages, found in their texts: whatever is text can be changed, unless it is locked. */
import type { EditableField, FieldKind } from './field.ts';

/** Parts of the content that are no texts: addresses, drawings, places on the map. */
const NO_TEXT = new Set([
  'address',
  'anchor',
  'at',
  'biome',
  'bookingLink',
  'by',
  'code',
  'coordinates',
  'family',
  'groups',
  'kind',
  'of',
  'page',
  'pairs',
  'planRoute',
  'plate',
  'plates',
  'recipe',
  'region',
  'to',
  'visits',
]);

const CONTRACT = 'Guests, links and other programs rely on this text as it is written, spelling included.';
const FACT = 'This figure is agreed and is checked against its source.';
const NAME = 'Addresses, links and the requests of guests say this name.';
const PRICE = 'This price has a place of its own, in the list of prices.';

/** Texts that stay as they are, by the end of their path. */
const LOCKED: readonly (readonly [RegExp, string])[] = [
  [/(^|\.)(callToAction|more|buttons|button|book)$|^tabs\.\d+\.label$/, CONTRACT],
  [
    /^facts\.|^duration$|^mountain\.(height|width)$|^routes\.\d+\.(name|duration)$|^sidebar\.quickInfo$/,
    FACT,
  ],
  [/\.price$/, PRICE],
];

const LABELS: Readonly<Record<string, string>> = {
  'head.title': 'Title for search results',
  'head.description': 'Description for search results',
  'poster.alt': 'Description of the picture',
  title: 'Title',
  standfirst: 'Sentence under the title',
  location: 'Location',
  uniqueness: 'What is special',
  topActivities: 'Activities on the card',
  'year.inWords': 'The year in words',
  inWords: 'In words',
  travelTips: 'Travel tips',
  priceNote: 'Condition of the price',
};

/** Bounds and help of texts that have their own. */
const OWN: Readonly<Record<string, Partial<EditableField>>> = {
  'head.title': {
    kind: 'line',
    least: 30,
    most: 65,
    help: 'Shown in search results and on the browser’s tab.',
  },
  'head.description': {
    kind: 'text',
    least: 110,
    most: 160,
    help: 'Shown under the title in search results and chats: one sentence that makes sense on its own.',
  },
  'poster.alt': {
    kind: 'text',
    most: 250,
    help: 'For people who do not see the picture: what is on it, in one sentence.',
  },
  topActivities: { fewest: 4, maximum: 6 },
  attractions: { fewest: 2, maximum: 2 },
};

/** Longest text that a form shows in one line. */
const LONGEST_LINE = 90;

interface TextRules {
  /** Names by which the members of a list are called, by the path of the list: the tabs of a package. */
  names?: Readonly<Record<string, readonly string[]>>;
  /** Further texts that stay as they are, with the reason. */
  locked?: Readonly<Record<string, string>>;
}

/** Lists every text of some content as a field, in its order. */
export function fieldsOfTexts(content: object, rules: TextRules = {}): EditableField[] {
  return Object.entries(content).flatMap(([key, part]) => walk(part, key, rules));
}

function walk(part: unknown, path: string, rules: TextRules): EditableField[] {
  const key = path.split('.').at(-1) ?? '';
  if (NO_TEXT.has(key)) return [];
  if (typeof part === 'string') {
    const kind = part.length > LONGEST_LINE ? 'text' : 'line';
    return part === '' ? [] : [fieldOf(part, path, rules, kind)];
  }
  if (typeof part !== 'object' || part === null) return [];
  if (!Array.isArray(part)) {
    // A slide that leads to a place shows the picture of that place.
    return Object.entries(part).flatMap(([name, inner]) =>
      name === 'poster' && 'address' in part ? [] : walk(inner, `${path}.${name}`, rules),
    );
  }
  if (part.length > 0 && part.every((member) => typeof member === 'string')) {
    const isLong = part.some((member) => member.length > LONGEST_LINE);
    return [fieldOf(part, path, rules, isLong ? 'paragraphs' : 'lines')];
  }
  if (part.length > 0 && part.every(isTitledText))
    return [{ ...fieldOf(part, path, rules, 'records'), columns: TITLED }];
  return part.flatMap((member, place) => walk(member, `${path}.${place}`, rules));
}

const TITLED = [
  { key: 'title', label: 'Title', kind: 'line' },
  { key: 'text', label: 'Text', kind: 'text' },
] as const;

function isTitledText(member: unknown): boolean {
  if (typeof member !== 'object' || member === null) return false;
  return Object.keys(member).sort().join() === 'text,title';
}

function fieldOf(value: unknown, path: string, rules: TextRules, kind: FieldKind): EditableField {
  const own = OWN[path] ?? (path.endsWith('.poster.alt') ? OWN['poster.alt'] : undefined);
  const locked = rules.locked?.[path] ?? LOCKED.find(([pattern]) => pattern.test(path))?.[1];
  const names = [...JSON.stringify(value).matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return {
    path,
    label: labelOf(path, rules),
    kind,
    isTranslated: true,
    ...own,
    ...(names.length > 0 && { values: names }),
    ...(locked && { locked }),
    value,
  };
}

/** Such as "Highlights: introduction" or "Slide show: slide 2: description of the picture". */
function labelOf(path: string, { names = {} }: TextRules): string {
  const known = LABELS[path];
  if (known) return known;
  const words: string[] = [];
  const steps = path.replace(/poster\.alt$/, 'alt').split('.');
  for (const [place, step] of steps.entries()) {
    if (step === 'panel') continue;
    const list = steps.slice(0, place).join('.');
    if (/^\d+$/.test(step)) {
      const name = names[list]?.[Number(step)];
      const before = words.pop() ?? '';
      words.push(name ?? `${singular(before)} ${Number(step) + 1}`);
    } else words.push(wordsOf(step));
  }
  const [first = '', ...rest] = words;
  return [first.charAt(0).toUpperCase() + first.slice(1), ...rest].join(': ');
}

const LIST = 'list';
/** Parts of the content whose key is no word of a label. */
const WORDS: Readonly<Record<string, string>> = {
  alt: 'description of the picture',
  intro: 'introduction',
  items: LIST,
};

/** "threeParks" is "three parks". */
const wordsOf = (key: string) =>
  WORDS[key] ?? key.replace(/([a-z])([A-Z])/g, (_, one, other) => `${one} ${other.toLowerCase()}`);

/** One member of a list: "activities" is "activity". */
const singular = (word: string) =>
  word === LIST ? 'part' : word.replace(/ies$/, 'y').replace(/([^s])s$/, '$1');

/** Reason for the title of a place or the name of a package. */
export const LOCKED_NAME = NAME;
export const LOCKED_TEXT = CONTRACT;
