/**
 * What a person wrote may be Arabic: numbers and names beside it stay where they are only if it is isolated, by `<bdi>`
 * or `isolateDirection`. `say` isolates what it inserts.
 */
import { describe, expect, it } from 'vitest';
import { isNode, type Node, type NodeWithAncestors, parsed, programs } from '../parts/sources/sources.ts';

/** Fields and variables that hold what somebody wrote. */
const WRITTEN =
  /^(?:name|by|who|guide|driver|vehicle|item|note|text|subject|guest|customer|customer_name|place_of_delivery|special_request)$/;

/** By file: texts by these names that are the program's own, or must stay as they were written. */
const OWN: Readonly<Record<string, readonly string[]>> = {
  'src/office/departments/management/audit-log/audit-sentence.ts': ['who'],
  'src/office/departments/management/audit-log/record-sentences.ts': ['who'],
  'src/office/departments/management/system.tsx': ['name'],
  // A file has no invisible characters.
  'src/office/records/list/common-columns.ts': ['by', 'text'],
  'src/office/shell/frame/office-frame.tsx': ['name'],
  'src/office/shell/frame/use-section.ts': ['name'],
  'src/pages/outbox/save-to-file.tsx': ['name'],
};

/** Name of the field or variable that an expression gives, if it is nothing else. */
function nameOf(expression: unknown): string {
  if (!isNode(expression)) return '';
  const { type, name, property, operator, left, right } = expression;
  if (type === 'Identifier') return String(name);
  if (type === 'MemberExpression') return nameOf(property);
  if (type === 'LogicalExpression') return nameOf(operator === '&&' ? right : left);
  const inner = { ChainExpression: 1, TSNonNullExpression: 1, TSAsExpression: 1 };
  return type in inner ? nameOf(expression.expression) : '';
}

const isWritten = (expression: unknown) => WRITTEN.test(nameOf(expression));
const isBlank = ({ type, value }: Node) => type === 'JSXText' && String(value).trim() === '';

/** Written texts of a template or an element that stand beside other text. */
function besideOthers(node: Node): unknown[] {
  if (node.type === 'TemplateLiteral') {
    const isSentence = (node.quasis as { value: { raw: string } }[]).some(({ value }) =>
      /[ ,(]/.test(value.raw),
    );
    return isSentence ? (node.expressions as unknown[]).filter(isWritten) : [];
  }
  if (node.type !== 'JSXElement' && node.type !== 'JSXFragment') return [];
  const children = (node.children as Node[]).filter((child) => !isBlank(child));
  // An element has a direction of its own only where it is a block.
  return children.length < 2 ? [] : children.map(({ expression }) => expression).filter(isWritten);
}

/** True inside what nobody reads: keys, class names, addresses. */
const isUnread = (above: readonly Node[]) =>
  above.some(
    ({ type, name, key, id }) =>
      (type === 'JSXAttribute' && /^(?:className|style|href|key)$/.test(String((name as Node).name))) ||
      (type === 'Property' && nameOf(key) === 'key') ||
      (type === 'VariableDeclarator' && nameOf(id) === 'key'),
  );

const found = (nodes: readonly NodeWithAncestors[]) =>
  nodes.flatMap(([node, above]) => (isUnread(above) ? [] : besideOthers(node).map(nameOf)));

describe('What a person wrote', () => {
  it('is isolated where it stands beside other text', () => {
    const bare = [...programs]
      .filter(([file]) => /^src\/(?:office|pages\/(?:outbox|lookup))/.test(file))
      .flatMap(([file, nodes]) => found(nodes).map((name) => ({ file, name })))
      .filter(({ file, name }) => !OWN[file]?.includes(name));
    expect(bare).toEqual([]);
  });

  it.each([
    '<p>{by}, {at}</p>',
    '<b>{row.guide ?? none} (4)</b>',
    `\`\${row.name}, \${people}\``,
    '<p>{item!} <i /></p>',
  ])('would be found in %s', (source) =>
    expect(found(parsed(`export const part = () => ${source};`, 'part.tsx'))).toHaveLength(1),
  );

  it.each([
    '<p>{by}</p>',
    '<p><bdi>{by}</bdi>, {at}</p>',
    `\`\${isolateDirection(row.name)}, 4\``,
    `\`\${name}-row\``,
  ])('is safe in %s', (source) =>
    expect(found(parsed(`export const part = () => ${source};`, 'part.tsx'))).toEqual([]),
  );
});
