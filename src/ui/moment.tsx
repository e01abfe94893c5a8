import { useSyncExternalStore } from 'react';

const subscribeNever = () => () => undefined;

let format: Intl.DateTimeFormat | undefined;

/** Made once: making it costs a phone a hundred times what using it does. */
function inWords(at: string): string {
  const date = new Date(at);
  // A clock or an answer gone wrong must not take the page with it.
  if (Number.isNaN(date.getTime())) return 'at an unknown time';
  format ??= new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });
  return format.format(date);
}

/** A point in time in the reader's own zone and language. @param at ISO 8601; anything else is said to be unknown */
export function Moment({ at }: { at: string }) {
  // The build does not know the reader's zone: the words come with hydration.
  const words = useSyncExternalStore(
    subscribeNever,
    () => inWords(at),
    () => at,
  );
  return <time dateTime={at}>{words}</time>;
}
