/** Texts in other languages: none is missing, unused, or put together from pieces. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { carriedEntryStrings } from '../../src/contract/protocol/device-keys.ts';
import { envelopeStrings } from '../../src/contract/protocol/outbox-file.ts';
import { englishOnly } from '../../src/words/english-only/index.ts';
import { french } from '../../src/words/french/index.ts';
import { german } from '../../src/words/german/index.ts';
import { swahili } from '../../src/words/swahili/index.ts';
import type { TranslationTable, Words } from '../../src/words/table.ts';
import { type Node, programs } from '../parts/sources/sources.ts';

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

/** Whether a text stands in the sources. What the program adds to a contract string stands after it. */
const isSaid = (text: string) => [text, text.replace(/ \{\w+\}$/, '')].some((one) => texts.has(unnamed(one)));

const SAYING = /^(say|sayCount|sayWith|sayCountWith)$/;
const calls = [...programs].flatMap(([file, nodes]) =>
  (readFileSync(file, 'utf8').includes('words/say.ts') ? nodes : []).flatMap(([node, above]) => {
    const { callee } = node as { callee?: Node };
    const isCall = node.type === 'CallExpression' && SAYING.test(String(callee?.name));
    return isCall ? [{ file, node, above }] : [];
  }),
);

const formsOf = (text: TranslationTable[string]): string[] =>
  typeof text === 'string' ? [text] : Object.values(text);
const placesIn = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

describe.each([
  ['Kiswahili', 'sw', swahili],
  ['German', 'de', german],
  ['French', 'fr', french],
] as const)('%s', (_name, code, { table }: Words) => {
  const entries = Object.entries(table);

  it('says nothing that no screen says', () => {
    expect(entries.length).toBeGreaterThan(200);
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

describe('The list of texts in English alone', () => {
  /** English texts of a call, by which the tables find them. */
  const saidBy = (node: Node): string[] => {
    const [first, , third] = node.arguments as Node[];
    return literalsIn(/Count/.test(String((node.callee as Node).name)) ? third : first);
  };
  const ofTheOffice = calls
    .filter(({ file }) => /^src.office/.test(file))
    .flatMap(({ node }) => saidBy(node));

  it('has what the office says and Kiswahili lacks, so that a translator finds it there', () => {
    expect(ofTheOffice.length).toBeGreaterThan(900);
    const known = new Set<string>([...Object.keys(swahili.table), ...englishOnly]);
    expect(ofTheOffice.filter((text) => !known.has(text))).toEqual([]);
  });

  it('has nothing twice, nothing that was translated, and nothing that no screen says', () => {
    expect(englishOnly.length).toBeGreaterThan(0);
    const wrong = englishOnly.filter(
      (text, place) => englishOnly.indexOf(text) !== place || text in swahili.table || !isSaid(text),
    );
    expect(wrong).toEqual([]);
  });
});

/** Texts between which an expression chooses. */
function literalsIn(node: Node | undefined): string[] {
  if (node?.type === 'ConditionalExpression')
    return [node.consequent, node.alternate].flatMap((one) => literalsIn(one as Node));
  return typeof node?.value === 'string' ? [node.value] : [];
}

describe.each([
  ['Kiswahili', swahili],
  ['German', german],
  ['French', french],
] as const)('Why a part of a saved file was refused', (name, { recognise }: Words) => {
  const { revokedHere, disabledHere, otherDevice, notItsKey, takenKey, ...ofEntries } = carriedEntryStrings;

  it(`is said in ${name}: anybody may send such a file`, () => {
    const reasons = Object.values({ ...ofEntries, ...envelopeStrings });
    expect(reasons.filter((text) => recognise(text) === text)).toEqual([]);
  });
});
