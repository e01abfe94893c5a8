import { formatMoment } from '../table/engine/format.ts';

/** A point in time by the office's clocks, as tables show it. @param at ISO 8601; anything else is shown as it is */
export function OfficeMoment({ at }: { at: string }) {
  return <time dateTime={at}>{formatMoment(at)}</time>;
}
