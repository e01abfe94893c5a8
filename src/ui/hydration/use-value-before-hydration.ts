import { type RefObject, useEffect, useRef } from 'react';

type ValueField = HTMLInputElement | HTMLSelectElement;

/**
 * Passes on what was typed or chosen before the app had loaded, because React notices only input after
 * hydration.
 * @param drawn the field's value in the document
 * @returns for the field's `ref`
 */
export function useValueBeforeHydration<Field extends ValueField>(
  drawn: string,
  onEarly: (value: string) => void,
): RefObject<Field | null> {
  const field = useRef<Field>(null);
  const first = useRef({ drawn, onEarly });
  // After the layout effects, because the router accepts no address before its own have run.
  useEffect(() => {
    const value = field.current?.value;
    if (value !== undefined && value !== first.current.drawn) first.current.onEarly(value);
  }, []);
  return field;
}
