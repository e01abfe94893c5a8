/** Texts in a record, for the search on a device and for the office's search for customers. Pure. */

/** Fields of every record that describe the record: times and ids must not be taken for words or phone numbers. */
export const metadataFields = [
  'id',
  'kind',
  'reference',
  'capturedAt',
  'receivedAt',
  'lastChange',
  'owner',
  'state',
  'followUp',
  'setBy',
  'by',
] as const;

const DATE = /^\d{4}-\d\d-\d\d(T.*)?$/;

/** Calls a function with every text in a value, at any depth, except dates and what is in fields that are left out. */
export function forEachText(
  value: unknown,
  leftOut: ReadonlySet<string>,
  found: (text: string) => void,
): void {
  if (typeof value === 'string') {
    if (!DATE.test(value)) found(value);
  } else if (typeof value === 'object' && value !== null) {
    for (const [field, inner] of Object.entries(value)) {
      if (!leftOut.has(field)) forEachText(inner, leftOut, found);
    }
  }
}
