import { type RefObject, useEffect, useRef } from 'react';

type ValueField = HTMLInputElement | HTMLSelectElement;

/**
 * Hands on what was typed or chosen while the document was there and its program was not:
 * React hears only what comes after it has taken the page over.
 * @param drawn what stands in the field as the document has it
 * @returns for the field's `ref`
 */
export function useEarlyValue<Field extends ValueField>(
  drawn: string,
  onEarly: (value: string) => void,
): RefObject<Field | null> {
  const field = useRef<Field>(null);
  const first = useRef({ drawn, onEarly });
  // After the layout effects, for the router takes no address before its own have run.
  useEffect(() => {
    const value = field.current?.value;
    if (value !== undefined && value !== first.current.drawn) first.current.onEarly(value);
  }, []);
  return field;
}
