/** Today by the device's own calendar, `YYYY-MM-DD`. */
export function todayHere(now: Date = new Date()): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** True for a moment (ISO 8601) of today by the device's own calendar. */
export function isToday(moment: string): boolean {
  return todayHere(new Date(moment)) === todayHere();
}
