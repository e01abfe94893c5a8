/** Reads a PDF as Chromium writes it: its pages, the size of each, and their text. */
import { inflateSync } from 'node:zlib';

export interface PdfPage {
  /** Points. */
  width: number;
  height: number;
  /** Pieces as they were set, one a line. */
  text: string;
}

interface PdfObject {
  head: string;
  stream: Buffer | null;
}

export function readPdf(bytes: Buffer): PdfPage[] {
  const objects = objectsOf(bytes);
  const find = (id: string) => objects.get(id) ?? { head: '', stream: null };
  const catalog = [...objects.values()].find(({ head }) => /\/Type\s*\/Catalog/.test(head));
  const leaves = (id: string): string[] => {
    const kids = /\/Kids\s*\[([^\]]*)\]/.exec(find(id).head)?.[1];
    return kids === undefined ? [id] : refsIn(kids).flatMap(leaves);
  };
  const root = /\/Pages (\d+) 0 R/.exec(catalog?.head ?? '')?.[1] ?? '';
  const maps = new Map<string, ReadonlyMap<string, string>>();
  const mapOf = (font: string) => {
    const known = maps.get(font);
    if (known) return known;
    const unicode = /\/ToUnicode (\d+) 0 R/.exec(find(font).head)?.[1] ?? '';
    const made = charactersOf(find(unicode).stream?.toString('latin1') ?? '');
    maps.set(font, made);
    return made;
  };
  return leaves(root).map((id) => {
    const { head } = find(id);
    const [, , , width = 0, height = 0] =
      /\/MediaBox\s*\[\s*([\d.]+)\s+([\d.]+)\s+([\d.]+)\s+([\d.]+)/.exec(head)?.map(Number) ?? [];
    const fonts = new Map(
      [...(/\/Font\s*<<([^>]*)>>/.exec(head)?.[1] ?? '').matchAll(/\/(\S+)\s+(\d+) 0 R/g)].map(
        ([, name = '', font = '']) => [name, mapOf(font)] as const,
      ),
    );
    const contents = refsIn(/\/Contents\s*(\[[^\]]*\]|\d+ 0 R)/.exec(head)?.[1] ?? '');
    const program = contents.map((one) => find(one).stream?.toString('latin1') ?? '').join('\n');
    return { width, height, text: textOf(program, fonts) };
  });
}

function objectsOf(bytes: Buffer): Map<string, PdfObject> {
  const objects = new Map<string, PdfObject>();
  const whole = bytes.toString('latin1');
  for (const { index, 0: begin, 1: id = '' } of whole.matchAll(/^(\d+) 0 obj\b/gm)) {
    const from = index + begin.length;
    const end = whole.indexOf('endobj', from);
    const at = whole.indexOf('stream', from);
    if (at < 0 || at > end) {
      objects.set(id, { head: whole.slice(from, end), stream: null });
      continue;
    }
    const head = whole.slice(from, at);
    const start = at + (whole[at + 6] === '\r' ? 8 : 7);
    const length = Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0);
    const raw = bytes.subarray(start, start + length);
    objects.set(id, { head, stream: head.includes('/FlateDecode') ? inflateSync(raw) : raw });
  }
  return objects;
}

const refsIn = (text: string): string[] => [...text.matchAll(/(\d+) 0 R/g)].map(([, id = '']) => id);

/** Reads the characters of a font's glyphs, by the hexadecimal numbers of these. */
function charactersOf(map: string): ReadonlyMap<string, string> {
  const characters = new Map<string, string>();
  const read = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le');
  for (const [, block = ''] of map.matchAll(/beginbfchar([\s\S]*?)endbfchar/g)) {
    for (const [, glyph = '', text = ''] of block.matchAll(/<(\w+)>\s*<(\w+)>/g))
      characters.set(glyph.toUpperCase(), read(text));
  }
  for (const [, block = ''] of map.matchAll(/beginbfrange([\s\S]*?)endbfrange/g)) {
    for (const [, from = '', to = '', text = ''] of block.matchAll(/<(\w+)>\s*<(\w+)>\s*<(\w+)>/g)) {
      const first = Number.parseInt(from, 16);
      for (let glyph = first; glyph <= Number.parseInt(to, 16); glyph += 1) {
        const code = Number.parseInt(text, 16) + glyph - first;
        characters.set(
          glyph.toString(16).toUpperCase().padStart(from.length, '0'),
          String.fromCodePoint(code),
        );
      }
    }
  }
  return characters;
}

/** Reads the text of a page: each block is one piece, however its glyphs are placed. */
function textOf(program: string, fonts: ReadonlyMap<string, ReadonlyMap<string, string>>): string {
  let font: ReadonlyMap<string, string> = new Map();
  const pieces: string[] = [];
  for (const [, block = ''] of program.matchAll(/\bBT\b([\s\S]*?)\bET\b/g)) {
    let piece = '';
    for (const [, name, hex = ''] of block.matchAll(/\/(\S+) [\d.]+ Tf|<(\w+)>/g)) {
      if (name) font = fonts.get(name) ?? font;
      // A font has numbers of one byte or of two.
      const digits = [...font.keys()][0]?.length ?? 4;
      for (let at = 0; at < hex.length; at += digits)
        piece += font.get(hex.slice(at, at + digits).toUpperCase()) ?? '';
    }
    pieces.push(piece);
  }
  return pieces.join('\n');
}
