/**
 * Makes equal texts of many records one text in memory: what is read from the disk has a new one for every field of
 * every record, although a hundred thousand records have three payment statuses between them.
 */

/** Different texts of a field that are known; a field with more of them has few that are equal. */
const MOST = 4_096;
/** Longer texts are somebody's own words. */
const LONGEST = 64;

interface KnownTexts {
  texts: Map<string, string>;
  /** How often a text of the field was looked up. */
  asked: number;
}

/** @returns replaces the texts in a record, which must be the caller's own, by those that earlier ones had */
export function createStringInterner(): (record: { id: string }) => void {
  /** By the field's name; null for a field whose texts are mostly different. */
  const fields = new Map<string, KnownTexts | null>();

  function shared(field: string, text: string): string {
    if (text.length > LONGEST) return text;
    let known = fields.get(field);
    if (known === null) return text;
    if (known === undefined) {
      known = { texts: new Map(), asked: 0 };
      fields.set(field, known);
    }
    known.asked += 1;
    const before = known.texts.get(text);
    if (before !== undefined) return before;
    if (known.texts.size < MOST) known.texts.set(text, text);
    else if (known.asked < 2 * MOST) fields.set(field, null);
    return text;
  }

  function share(value: Record<string, unknown>, id: string): void {
    for (const field in value) {
      const one = value[field];
      if (typeof one === 'string') {
        // The submission that made a record is the last that changed most of them.
        if (one === id) value[field] = id;
        else value[field] = shared(field, one);
      } else if (typeof one === 'object' && one !== null) share(one as Record<string, unknown>, id);
    }
  }

  return (record) => share(record as unknown as Record<string, unknown>, record.id);
}
