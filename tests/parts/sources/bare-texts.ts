/**
 * Finds texts that a browser's translation would tear from React. It puts an element in the place of each text; React
 * then removes or fills a text that is not in the page any more, which throws, or shows the old words for ever. A text
 * that is the only child of its element is safe, because React fills the element.
 */
import { parseAst } from 'vite';

interface Node {
  type: string;
  start: number;
  end: number;
  [part: string]: unknown;
}

export interface BareText {
  line: number;
  /** Source of the child. */
  source: string;
  start: number;
  end: number;
  why: 'comes and goes' | 'follows what comes and goes' | 'in a fragment' | 'changes';
}

/** Elements whose texts React itself joins, or that no translation changes. */
const JOINED = /^(?:option|title|style|script|textarea|text|textPath|tspan)$/;
/** What gives a text. */
const SAYS =
  /^(?:say|sayCount|sayKnown|sayDay|sayPrice|sayNumber|sayShellLabel|join|toLocaleString|toFixed|String)$/;
/** What gives texts around elements: React removes them one by one. */
const SAYS_WITH = /^say(?:Count)?With$/;
/** Texts that differ from one drawing to the next. */
const COUNTS = /^(?:sayCount|join|toLocaleString)$/;
/** A component of such a file is drawn again by itself, with other values in its texts. */
const HAS_STATE = /\buse(?:State|Reducer|SyncExternalStore|LiveQuery|[A-Z]\w*)\(/;

type Kind = 'element' | 'text' | 'texts' | 'unknown' | 'nothing' | 'list';

function kindsOf(node: Node): Kind[] {
  const part = (name: string) => kindsOf(node[name] as Node);
  switch (node.type) {
    case 'JSXElement':
    case 'JSXFragment':
      return ['element'];
    case 'Literal':
      return [typeof node.value === 'string' || typeof node.value === 'number' ? 'text' : 'nothing'];
    case 'TemplateLiteral':
      return ['text'];
    case 'ConditionalExpression':
      return [...chosen(node.consequent as Node), ...chosen(node.alternate as Node)];
    case 'LogicalExpression':
      return node.operator === '&&' ? ['nothing', ...part('right')] : [...part('left'), ...part('right')];
    case 'ParenthesizedExpression':
    case 'TSNonNullExpression':
    case 'TSAsExpression':
    case 'ChainExpression':
      return part('expression');
    case 'CallExpression': {
      const name = calleeOf(node);
      if (/^(?:map|flatMap)$/.test(name)) return ['list'];
      if (SAYS_WITH.test(name)) return ['texts'];
      return [SAYS.test(name) ? 'text' : 'unknown'];
    }
    default:
      return ['unknown'];
  }
}

/** A branch that is read from somewhere, such as `words.far`, is a text. */
const chosen = (branch: Node): Kind[] => (branch.type === 'MemberExpression' ? ['text'] : kindsOf(branch));

function calleeOf({ callee }: Node): string {
  const { type, name, property } = callee as Node;
  return String(type === 'Identifier' ? name : (property as Node | undefined)?.name);
}

const isConditional = ({ type }: Node) => /^(?:Conditional|Logical)Expression$/.test(type);

function changes(node: Node, hasState: boolean): boolean {
  if (node.type === 'TemplateLiteral') return (node.expressions as Node[]).length > 0;
  if (node.type !== 'CallExpression') return false;
  const isFilled = calleeOf(node) === 'say' && (node.arguments as Node[]).length > 1;
  return COUNTS.test(calleeOf(node)) || (isFilled && hasState);
}

const isBlank = ({ type, value, expression }: Node): boolean =>
  type === 'JSXText'
    ? String(value).trim() === ''
    : type === 'JSXExpressionContainer' &&
      (expression as Node).type === 'Literal' &&
      String((expression as Node).value).trim() === '';

/** Children that React draws: line breaks between elements, and comments, are none. */
const isDrawn = ({ type, value, expression }: Node): boolean =>
  type === 'JSXText'
    ? String(value).trim() !== '' || !String(value).includes('\n')
    : type !== 'JSXExpressionContainer' || (expression as Node).type !== 'JSXEmptyExpression';

function inChildren(
  parent: Node,
  within: Node | null,
  hasState: boolean,
): Omit<BareText, 'line' | 'source'>[] {
  const opening = parent.openingElement as Node | undefined;
  const isFragment = opening === undefined;
  if (opening && JOINED.test(String((opening.name as Node).name))) return [];
  const children = (parent.children as Node[]).filter(isDrawn);
  // A fragment that is all that an element has is like that element.
  const isAlone = children.length === 1 && (!isFragment || within === null);
  return children.flatMap((child, place) => {
    const inner = child.type === 'JSXExpressionContainer' ? (child.expression as Node) : child;
    const kinds: Kind[] = child.type === 'JSXText' ? ['text'] : kindsOf(inner);
    const isText = kinds.includes('text') || kinds.includes('texts');
    if (!isText || isBlank(child)) return [];
    const found = (why: BareText['why']) => [{ start: child.start, end: child.end, why }];
    if (isConditional(inner) && (kinds.includes('texts') || !isAlone)) return found('comes and goes');
    if (isAlone) return [];
    const before = children[place - 1];
    const sibling = before?.type === 'JSXExpressionContainer' ? (before.expression as Node) : null;
    if (sibling && (isConditional(sibling) || kindsOf(sibling).includes('list')))
      return found('follows what comes and goes');
    if (isFragment) return found('in a fragment');
    return changes(inner, hasState) ? found('changes') : [];
  });
}

/** The texts of a component's source that stand beside elements although they change. */
export function bareTextsIn(source: string): BareText[] {
  const texts: BareText[] = [];
  const hasState = HAS_STATE.test(source);
  const visit = (node: unknown, within: Node | null) => {
    if (typeof node !== 'object' || node === null) return;
    const { type } = node as Node;
    const isParent = type === 'JSXElement' || type === 'JSXFragment';
    if (isParent) {
      for (const found of inChildren(node as Node, within, hasState)) {
        const line = source.slice(0, found.start).split('\n').length;
        texts.push({ ...found, line, source: source.slice(found.start, found.end) });
      }
    }
    for (const inner of Object.values(node)) visit(inner, isParent ? (node as Node) : within);
  };
  visit(parseAst(source, { lang: 'tsx' }), null);
  return texts;
}
