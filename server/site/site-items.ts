/** Everything of the site that can be changed, with its present values in all languages. */
import { createHash } from 'node:crypto';
import type { EditableItem, ListedField, ListedItem } from '../../src/content/editable/field.ts';

/** The items, and a name for their content: the same content has the same name. */
export interface ListedItems {
  version: string;
  items: readonly ListedItem[];
}

type Texts = Readonly<Record<string, string>>;

let listed: Promise<ListedItems> | null = null;

/** Reads all of the content with its translations, once. The server needs them for nothing else. */
export function readSiteItems(): Promise<ListedItems> {
  listed ??= listItems();
  return listed;
}

async function listItems(): Promise<ListedItems> {
  const [{ editableItems }, german, french] = await Promise.all([
    import('../../src/content/editable/items.ts'),
    import('../../src/words/german/content/index.ts'),
    import('../../src/words/french/content/index.ts'),
  ]);
  const items = editableItems.map((item) => listItem(item, german.content, french.content));
  const version = createHash('sha256').update(JSON.stringify(items)).digest('base64url').slice(0, 16);
  return { version, items };
}

function listItem(item: EditableItem, german: Texts, french: Texts): ListedItem {
  return {
    ...item,
    fields: item.fields.map((field): ListedField => {
      if (!field.isTranslated) return field;
      const [de, fr] = [translate(field.value, german), translate(field.value, french)];
      return { ...field, ...(de !== undefined && { de }), ...(fr !== undefined && { fr }) };
    }),
  };
}

/** Returns a value with each of its texts translated; undefined where none of them is. */
function translate(value: unknown, texts: Texts): unknown {
  let isKnown = false;
  const each = (part: unknown): unknown => {
    if (typeof part === 'string') {
      if (!Object.hasOwn(texts, part)) return part;
      isKnown = true;
      return texts[part];
    }
    if (Array.isArray(part)) return part.map(each);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, each(inner)]));
  };
  const translated = each(value);
  return isKnown ? translated : undefined;
}
