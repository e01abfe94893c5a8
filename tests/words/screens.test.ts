/** Texts of the screens: each is said, so that another language can have it. */
import { describe, expect, it } from 'vitest';
import { swahili } from '../../src/words/swahili/index.ts';
import { isNode, type Node, type NodeWithAncestors, parsed, programs } from '../parts/sources/sources.ts';

/** Screens of the staff: all of these rooms … */
const OF_STAFF = /^src.(app|forms.engine|office|ui|words|pages.(office\.|outbox|offline))/;
/** … except those that only travellers have, who read no Kiswahili. */
const OF_TRAVELLERS = /ui.carousel|app.shell.footer|engine.outcome.outcome/;
/** Attributes that the browser reads out or shows. */
const SHOWN =
  /^(aria-label|aria-roledescription|aria-valuetext|aria-description|title|placeholder|alt|label|hint|error|caption|empty|emptyText|summary)$/;
/** Whether a text has words, apart from names, which are the same in every language, and examples of references. */
const hasWords = (text: string) => /\p{L}/u.test(text.replaceAll(/WhatsApp|SMS|PB-7Q4M-2XN9-K/g, ''));

const screens = [...programs].filter(
  ([file]) => file.endsWith('x') && OF_STAFF.test(file) && !OF_TRAVELLERS.test(file),
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
function shownIn(nodes: readonly NodeWithAncestors[]): string[] {
  return nodes.flatMap(([node, [parent]]) => {
    if (node.type === 'JSXText') return [String(node.value).replaceAll(/\s+/g, ' ')];
    if (node.type === 'JSXExpressionContainer' && /^JSX(Element|Fragment)$/.test(String(parent?.type)))
      return bareIn(node);
    return [];
  });
}

/** Returns the words of a program that it shows or lets be read out, without a call that translates them. */
function bareWordsIn(nodes: readonly NodeWithAncestors[]): string[] {
  // A component may be given a text that it says itself.
  const attributes = shownAttributesIn(nodes)
    .flatMap(([{ value }]) => bareIn(value))
    .filter((text) => !(text in swahili.table));
  return [...shownIn(nodes), ...attributes].filter(hasWords);
}

const shownAttributesIn = (nodes: readonly NodeWithAncestors[]) =>
  nodes.filter(([node]) => node.type === 'JSXAttribute' && SHOWN.test(String((node.name as Node).name)));

describe('A screen of the staff', () => {
  it('shows no text and no label that is not said', () => {
    expect(screens.length).toBeGreaterThan(200);
    // What was looked at, so that a parser that finds nothing does not pass.
    const elements = screens.flatMap(([, nodes]) => nodes.filter(([{ type }]) => type === 'JSXElement'));
    expect(elements.length).toBeGreaterThan(1_500);
    expect(screens.flatMap(([, nodes]) => shownAttributesIn(nodes)).length).toBeGreaterThan(250);
    const bare = screens.flatMap(([file, nodes]) => bareWordsIn(nodes).map((text) => `${file}: ${text}`));
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

  it.each([
    '<p>Nobody yet</p>',
    "<p>{late ? 'Late' : say('Today')}</p>",
    '<button aria-label="Show more" />',
    '<Field label={`Name of the guest`} />',
    "<Chart empty={isOpen && 'Nothing is open here.'} />",
  ])('with bare words would be found: %s', (screen) => {
    expect(bareWordsIn(parsed(`const screen = ${screen};`, 'screen.tsx'))).toHaveLength(1);
  });
});
