/** A browser in words, for the list of one's sessions: enough to tell the phone from the desk. */

const BROWSERS = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['Firefox/', 'Firefox'],
  ['FxiOS/', 'Firefox'],
  ['CriOS/', 'Chrome'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;
const SYSTEMS = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'Mac'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
] as const;

/** @param userAgent the header, of any length and content */
export function describeBrowser(userAgent = ''): string {
  const text = userAgent.slice(0, 500);
  const find = (names: readonly (readonly [string, string])[], otherwise: string) =>
    names.find(([sign]) => text.includes(sign))?.[1] ?? otherwise;
  return `${find(BROWSERS, 'Another browser')} on ${find(SYSTEMS, 'another system')}`;
}
