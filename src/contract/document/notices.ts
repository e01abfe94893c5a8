/** Notices of the operator: a closed road, long rains, an office that is closed. Each document carries those of its page. */

export interface Notice {
  /** In the language of the document. */
  text: string;
  /** ISO 8601; absent for what holds already, and for what holds until it is taken away. */
  from?: string;
  until?: string;
}

/** Returns the notices that are in force at a time. @param time epoch milliseconds */
export const noticesInForce = (notices: readonly Notice[], time: number): Notice[] =>
  notices.filter(
    ({ from, until }) => !(from && time < Date.parse(from)) && !(until && time >= Date.parse(until)),
  );

/** Returns when the next notice appears or goes, epoch milliseconds; undefined if none does. @param time the same */
export function nextNoticeChange(notices: readonly Notice[], time: number): number | undefined {
  const moments = notices
    .flatMap(({ from, until }) => [from, until])
    .map((moment) => (moment ? Date.parse(moment) : 0))
    .filter((moment) => moment > time);
  return moments.length > 0 ? Math.min(...moments) : undefined;
}
