import { useEffect, useRef } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

type Early<Values extends FieldValues> = readonly (readonly [
  name: Path<Values>,
  value: PathValue<Values, Path<Values>>,
])[];

/**
 * What was typed while the document was there and its program was not: the library finds it in
 * the fields, but tells nobody, and a draft that is put back would wipe it away.
 * @returns the fields that differ from the form's own beginning, as they were when the program came
 */
export function useEarlyValues<Values extends FieldValues, Payload>(
  form: UseFormReturn<Values, unknown, Payload>,
): () => Early<Values> {
  const early = useRef<Early<Values>>([]);
  const first = useRef(form);
  useEffect(() => {
    const { getValues, formState } = first.current;
    early.current = differences(getValues(), formState.defaultValues) as unknown as Early<Values>;
  }, []);
  return () => early.current;
}

/** Texts in `values` that are others than in `beginning`, with their dotted names; what began as nothing is left out. */
function differences(values: unknown, beginning: unknown, name = ''): [name: string, value: string][] {
  if (typeof values === 'string' && typeof beginning === 'string') {
    return values === beginning ? [] : [[name, values]];
  }
  if (typeof values !== 'object' || typeof beginning !== 'object' || !values || !beginning) return [];
  return Object.entries(beginning).flatMap(([key, part]) =>
    differences((values as Record<string, unknown>)[key], part, name ? `${name}.${key}` : key),
  );
}
