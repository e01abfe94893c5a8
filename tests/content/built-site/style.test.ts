/** The style sheet, docs/style.md, applied to what travellers read: its tables are the data of these tests. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { find, readBuiltPages, wordsOf } from '../../parts/sources/built-site.ts';

const sheet = readFileSync('docs/style.md', 'utf8');
const quoted = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, phrase = '']) => phrase);
const section = (title: string) => sheet.split(`## ${title}\n`)[1]?.split('\n## ')[0] ?? '';

/** The phrases in the first column of a section's table. */
const refused = (title: string) =>
  section(title)
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => quoted(line.split('|')[1] ?? ''));

const kept = quoted(section('Spelling').split('\nKept, ')[1] ?? '');

/** Finds the phrases in a text, with the words around them. */
function findRefused(text: string, phrases: readonly string[]): string[] {
  const own = kept.reduce((rest, phrase) => rest.replaceAll(phrase, ''), text);
  return phrases.flatMap((phrase) => {
    const edge = (character = '') => (/\w/.test(character) ? '\\b' : '');
    const pattern = `${edge(phrase[0])}${phrase.replaceAll('.', '\\.')}${edge(phrase.at(-1))}`;
    return [...own.matchAll(new RegExp(pattern, 'gi'))].map(({ index }) =>
      own.slice(Math.max(0, index - 30), index + phrase.length + 30).replaceAll('\n', ' '),
    );
  });
}

const rooms = ['content', 'pages', 'forms', 'app', 'ui', 'office', 'contract', 'words', 'device'];
const sources = ['server', ...rooms.map((room) => `src/${room}`)].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(folder, file)),
);
const withoutComments = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '');

/** A file without its comments; of the tables of other languages the keys, which are English. */
function readEnglish(file: string): string {
  const text = withoutComments(readFileSync(file, 'utf8'));
  if (!/words\/(german|french|swahili)\//.test(file)) return text;
  return [...text.matchAll(/^ *'((?:[^'\\]|\\.)+)':/gm)].map(([, key]) => key).join('\n');
}

/** The texts in a piece of code: what stands in quotation marks or between tags, and has several words. */
function textsIn(code: string): string {
  const found = [...code.matchAll(/'((?:[^'\\\n]|\\.)+)'|"([^"\n]+)"|`([^`]+)`|>([^<>{}=;]+)</g)];
  return found
    .map(([, single, double, template, element]) => single ?? double ?? template ?? element ?? '')
    .map((text) => text.replaceAll(/\$?\{[^{}]*\}/g, '1'))
    .filter((text) => /[A-Z]?[a-z]+ [a-z]/.test(text) && !/[;=]|\bselect\b/.test(text))
    .join('\n');
}

describe('The style sheet', () => {
  const words = refused('Words that are replaced');
  const spellings = refused('Spelling');

  it('has words to replace, spellings, and contract strings that stay', () => {
    expect(words).toContain('asks back');
    expect(spellings).toContain('color');
    expect(kept).toContain('Number of travelers');
    expect(findRefused('She asks back. Number of travelers: 3', [...words, 'travelers'])).toHaveLength(1);
    const code = 'case "gray": return `three travelers in the colors`; <p>In the center of</p>';
    expect(findRefused(textsIn(code), spellings)).toHaveLength(3);
  });

  it.each(sources)('is kept by the texts in %s', (file) => {
    const english = readEnglish(file);
    expect(findRefused(english, words)).toEqual([]);
    const texts = file.includes('/words/') ? english.replaceAll(/\{[^{}]*\}/g, '1') : textsIn(english);
    expect(findRefused(texts, spellings)).toEqual([]);
  });

  const pages = readBuiltPages().filter(({ staff, language }) => !staff && language === 'en');
  it.each(pages.map(({ address, html }) => [address, html] as const))('is kept by %s', (_, html) => {
    const head = `${find(html, /<title>([^<]*)/)} ${find(html, /<meta name="description" content="([^"]*)"/)}`;
    const body = wordsOf(/<main.*<\/main>/s.exec(html)?.[0] ?? '');
    expect(findRefused(`${head} ${body}`, [...words, ...spellings])).toEqual([]);
  });
});
