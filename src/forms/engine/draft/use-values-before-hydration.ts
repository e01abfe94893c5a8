import { useEffect, useRef } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

type Early<Values extends FieldValues> = readonly (readonly [
  name: Path<Values>,
  value: PathValue<Values, Path<Values>>,
])[];

/**
 * Text typed before the app had loaded: the library reads it from the fields but notifies nobody, and a
 * restored draft would overwrite it.
 * @returns the fields that differ from the initial form, as they were at hydration
 */
export function useValuesBeforeHydration<Values extends FieldValues, Payload>(
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

/** Texts in `values` that differ from `beginning`, by dotted name; fields without initial value are absent. */
function differences(values: unknown, beginning: unknown, name = ''): [name: string, value: string][] {
  if (typeof values === 'string' && typeof beginning === 'string') {
    return values === beginning ? [] : [[name, values]];
  }
  if (typeof values !== 'object' || typeof beginning !== 'object' || !values || !beginning) return [];
  return Object.entries(beginning).flatMap(([key, part]) =>
    differences((values as Record<string, unknown>)[key], part, name ? `${name}.${key}` : key),
  );
}
