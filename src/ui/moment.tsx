import { useSyncExternalStore } from 'react';

const subscribeNever = () => () => undefined;

/** A point in time in the reader's own zone and language. @param at ISO 8601 */
export function Moment({ at }: { at: string }) {
  // The build does not know the reader's zone: the words come with hydration.
  const words = useSyncExternalStore(
    subscribeNever,
    () => new Date(at).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' }),
    () => at,
  );
  return <time dateTime={at}>{words}</time>;
}
