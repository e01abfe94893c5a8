/** The sources of the product, parsed. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';

const sourcesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts'))
    .map((name) => join(folder, name))
    .filter((file) => !/^src.words.(swahili|german|french|english-only)/.test(file));
const sources = [...sourcesOf('src'), ...sourcesOf('server')];

/** A node of a parsed program. */
export interface Node {
  type: string;
  [key: string]: unknown;
}
export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** A node, and those above it, the nearest first. */
export type NodeWithAncestors = [Node, readonly Node[]];

/** Adds every node of a program, with those above it, the nearest first. */
function addNodes(value: unknown, above: readonly Node[], found: NodeWithAncestors[]): void {
  if (Array.isArray(value)) for (const one of value) addNodes(one, above, found);
  if (!isNode(value)) return;
  found.push([value, above]);
  const within = [value, ...above];
  for (const key of Object.keys(value)) if (key !== 'parent') addNodes(value[key], within, found);
}

/** The nodes of a program. @param file its name, which says whether it has JSX */
export function parsed(text: string, file: string): NodeWithAncestors[] {
  const found: NodeWithAncestors[] = [];
  addNodes(parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' }).body, [], found);
  return found;
}

/** Every program of src and server but the tables of languages, with its nodes. */
export const programs = new Map(sources.map((file) => [file, parsed(readFileSync(file, 'utf8'), file)]));
