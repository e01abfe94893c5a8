/** Differences between two versions of a payload. Pure. */

/** One value that differs. `field` is its path, with dots for nested fields. */
export interface FieldChange {
  field: string;
  before: string | number | boolean | null;
  after: string | number | boolean | null;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Returns the top-level fields that differ; undefined and null are the same. */
export function changedFields(before: object, after: object): string[] {
  const was = before as Record<string, unknown>;
  const is = after as Record<string, unknown>;
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].filter(
    (field) => JSON.stringify(was[field] ?? null) !== JSON.stringify(is[field] ?? null),
  );
}

/** Returns every value that differs, in the order of the fields. */
export function changesBetween(before: unknown, after: unknown, field = ''): FieldChange[] {
  if (!isObject(before) && !isObject(after)) {
    const [was, is] = [before ?? null, after ?? null] as FieldChange['before'][];
    return was === is ? [] : [{ field, before: was ?? null, after: is ?? null }];
  }
  const was = isObject(before) ? before : {};
  const is = isObject(after) ? after : {};
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap((name) =>
    changesBetween(was[name], is[name], field ? `${field}.${name}` : name),
  );
}
