/** Texts of the screens in other languages: none is missing, unused, or put together from pieces. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { french } from '../../src/words/french/index.ts';
import { german } from '../../src/words/german/index.ts';
import { swahili } from '../../src/words/swahili/index.ts';
import type { Table, Words } from '../../src/words/table.ts';

const sourcesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts'))
    .map((name) => join(folder, name))
    .filter((file) => !/^src.words.(swahili|german|french)/.test(file));
const sources = [...sourcesOf('src'), ...sourcesOf('server')];

interface Node {
  type: string;
  [key: string]: unknown;
}
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** Every node of a program, with those above it, the nearest first. */
function* nodesOf(value: unknown, above: readonly Node[] = []): Generator<[Node, readonly Node[]]> {
  if (Array.isArray(value)) for (const one of value) yield* nodesOf(one, above);
  if (!isNode(value)) return;
  yield [value, above];
  for (const [key, inner] of Object.entries(value))
    if (key !== 'parent') yield* nodesOf(inner, [value, ...above]);
}

const programs = new Map(
  sources.map((file) => [
    file,
    [...nodesOf(parseAst(readFileSync(file, 'utf8'), { lang: file.endsWith('x') ? 'tsx' : 'ts' }).body)],
  ]),
);

/** Every text of the sources as the tables have it: `${anything}` is a place without a name. */
const texts = new Set<string>();
for (const nodes of programs.values()) {
  for (const [node] of nodes) {
    if (node.type === 'Literal' && typeof node.value === 'string') texts.add(unnamed(node.value));
    if (node.type === 'TemplateLiteral') {
      const quasis = node.quasis as { value: { cooked: string } }[];
      texts.add(quasis.map(({ value }) => value.cooked).join('{}'));
    }
  }
}
function unnamed(text: string): string {
  return text.replace(/\{\w+\}/g, '{}');
}

const SAYING = /^(say|sayCount|sayWith|sayCountWith)$/;
const calls = [...programs].flatMap(([file, nodes]) =>
  (readFileSync(file, 'utf8').includes('words/say.ts') ? nodes : []).flatMap(([node, above]) => {
    const { callee } = node as { callee?: Node };
    const isCall = node.type === 'CallExpression' && SAYING.test(String(callee?.name));
    return isCall ? [{ file, node, above }] : [];
  }),
);

const formsOf = (text: Table[string]): string[] => (typeof text === 'string' ? [text] : Object.values(text));
const placesIn = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

describe.each([
  ['Kiswahili', 'sw', swahili],
  ['German', 'de', german],
  ['French', 'fr', french],
] as const)('%s', (_name, code, { table }: Words) => {
  const entries = Object.entries(table);

  it('says nothing that no screen says', () => {
    expect(entries.length).toBeGreaterThan(200);
    // The text that the program adds to a contract string stands after it.
    const isSaid = (text: string) =>
      [text, text.replace(/ \{\w+\}$/, '')].some((one) => texts.has(unnamed(one)));
    expect(Object.keys(table).filter((text) => !isSaid(text))).toEqual([]);
  });

  it('has every value of the English text, and no other', () => {
    const wrong = entries.flatMap(([english, text]) =>
      formsOf(text)
        .filter((form) => {
          const wanted = placesIn(english);
          const found = placesIn(form);
          // Some forms say the number in words.
          const without = wanted.filter((place) => place !== 'count');
          return (
            found.join() !== wanted.join() && !(typeof text !== 'string' && found.join() === without.join())
          );
        })
        .map((form) => `${english}: ${form}`),
    );
    expect(wrong).toEqual([]);
  });

  it('has every plural that the language has', () => {
    const { pluralCategories } = new Intl.PluralRules(code).resolvedOptions();
    const lacking = entries.filter(
      ([, text]) => typeof text !== 'string' && pluralCategories.some((plural) => !(plural in text)),
    );
    expect(lacking).toEqual([]);
  });

  it('has whole sentences alone, which nothing is to be put before or after', () => {
    const pieces = entries.flatMap(([english, text]) =>
      [english, ...formsOf(text)].filter((one) => one !== one.trim() || one === ''),
    );
    expect(pieces).toEqual([]);
  });
});

describe('A text that is said', () => {
  it('is never joined to another by hand', () => {
    const joined = calls.filter(({ above: [parent] }) => {
      if (parent?.type === 'BinaryExpression') return parent.operator === '+';
      return parent?.type === 'TemplateLiteral';
    });
    expect(calls.length).toBeGreaterThan(200);
    expect(joined.map(({ file, node }) => `${file}: ${JSON.stringify(node.arguments)}`)).toEqual([]);
  });

  it('is said when the page is drawn, and not once for all when its file is read', () => {
    const early = calls.filter(
      ({ above }) => !above.some(({ type }) => /Function|MethodDefinition|ArrowFunction/.test(type)),
    );
    expect(early.map(({ file }) => file)).toEqual([]);
  });
});

/** Screens that speak Kiswahili: all of these rooms … */
const SPEAKING = /^src.(app|forms.engine|office|ui|words|pages.(office\.|outbox|offline))/;
/** … except those that only departments in English and travellers have. */
const IN_ENGLISH =
  /^src.office.departments.(?!logistics)|features.(money|reply)|records.\w+.(bulk|guest|notes|owner|state|urgent-notice|waiting-time)\.|request-progress|ui.carousel|app.footer|engine.outcome/;
/** Attributes that the browser reads out or shows. */
const SHOWN = /^(aria-label|aria-roledescription|aria-valuetext|aria-description|title|placeholder|alt)$/;
/** Whether a text has letters, apart from names, which are the same in every language. */
const hasLetters = (text: string) => /\p{L}/u.test(text.replaceAll(/WhatsApp|SMS/g, ''));

const screens = [...programs].filter(
  ([file]) => file.endsWith('x') && SPEAKING.test(file) && !IN_ENGLISH.test(file),
);

/** Text that an expression shows as it is, whichever way it turns out. */
function bareIn(value: unknown): string[] {
  if (!isNode(value)) return [];
  if (value.type === 'Literal') return typeof value.value === 'string' ? [value.value] : [];
  if (value.type === 'TemplateLiteral')
    return [(value.quasis as { value: { cooked: string } }[]).map((quasi) => quasi.value.cooked).join('{}')];
  if (value.type === 'ConditionalExpression')
    return [...bareIn(value.consequent), ...bareIn(value.alternate)];
  if (value.type === 'LogicalExpression') return bareIn(value.right);
  if (value.type === 'ArrayExpression') return (value.elements as unknown[]).flatMap(bareIn);
  return ['JSXExpressionContainer', 'ParenthesizedExpression'].includes(value.type)
    ? bareIn(value.expression)
    : [];
}

/** Returns the texts that a screen shows without a call that translates them. */
function shownIn(nodes: readonly [Node, readonly Node[]][]): string[] {
  return nodes.flatMap(([node, [parent]]) => {
    if (node.type === 'JSXText') return [String(node.value).replaceAll(/\s+/g, ' ')];
    if (node.type === 'JSXExpressionContainer' && /^JSX(Element|Fragment)$/.test(String(parent?.type)))
      return bareIn(node);
    return [];
  });
}

describe('A screen in Kiswahili', () => {
  it('shows no text and no label that is not said', () => {
    expect(screens.length).toBeGreaterThan(80);
    const bare = screens.flatMap(([file, nodes]) => {
      const attributes = nodes.flatMap(([node]) =>
        node.type === 'JSXAttribute' && SHOWN.test(String((node.name as Node).name))
          ? bareIn(node.value)
          : [],
      );
      // A component may be given a text that it says itself.
      const unknown = attributes.filter((text) => !(text in swahili.table));
      return [...shownIn(nodes), ...unknown].filter(hasLetters).map((text) => `${file}: ${text}`);
    });
    expect(bare).toEqual([]);
  });

  it('has the punctuation of a sentence inside of it, where another language can move it', () => {
    const glued = screens.flatMap(([file, nodes]) =>
      shownIn(nodes)
        .filter((text) => /[.:;?]/.test(text))
        .map((text) => `${file}: ${text}`),
    );
    expect(glued).toEqual([]);
  });
});
