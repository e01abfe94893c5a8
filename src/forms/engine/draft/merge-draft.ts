type Parts = Readonly<Record<string, unknown>>;

/**
 * A draft's values, with the person's newer text in place of the draft's: every value that differs from the
 * initial form. A list that the person made longer or shorter keeps its length.
 */
export function mergeDraft(draft: unknown, typed: unknown, empty: unknown): unknown {
  if (Array.isArray(draft) && Array.isArray(typed) && Array.isArray(empty)) {
    const { length } = typed.length === empty.length ? draft : typed;
    return Array.from({ length }, (_, index) => mergeDraft(draft[index], typed[index], empty[index]));
  }
  if (isParts(draft) && isParts(typed)) {
    const opening = isParts(empty) ? empty : {};
    return Object.fromEntries(
      Object.keys({ ...draft, ...typed }).map((name) => [
        name,
        mergeDraft(draft[name], typed[name], opening[name]),
      ]),
    );
  }
  const isOwn = typed !== undefined && typed !== (empty ?? '');
  return isOwn || draft === undefined ? typed : draft;
}

function isParts(value: unknown): value is Parts {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
