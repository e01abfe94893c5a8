/**
 * Text of a visitor's form while its draft cannot be stored: the program for drafts has not arrived, or the browser has
 * no database. It lies in the entry of the browser's history, so it outlives a reload, and nothing else.
 */
import type { Draft } from '../../../device/drafts/index.ts';

export type TypedValues = Omit<Draft, 'tab' | 'author'>;

/** Name in the state of the history's entry, beside those of the router. */
const NAME = 'typed';

const stateOf = () => (history.state ?? {}) as { [NAME]?: TypedValues };

export function keepTypedValues(typed: TypedValues): void {
  try {
    history.replaceState({ ...stateOf(), [NAME]: typed }, '');
  } catch {
    // Too long, or too often for this browser: the form itself still has it.
  }
}

/** Values that this page's form had before it was loaded again; null if there are none. */
export function typedValues({ kind, part }: Pick<TypedValues, 'kind' | 'part'>): TypedValues | null {
  const typed = stateOf()[NAME];
  return typed?.kind === kind && typed.part === part ? typed : null;
}

/** Forgets what was typed. Call this once a draft of that id is stored, sent or thrown away. */
export function forgetTypedValues(id: string): void {
  const { [NAME]: typed, ...rest } = stateOf();
  if (typed?.id === id) history.replaceState(rest, '');
}
