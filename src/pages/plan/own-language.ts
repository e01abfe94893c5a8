/** A shared link opens in the language of the phone that it came to. */
import { CHOSEN_LANGUAGE } from '../../contract/document/local-storage.ts';
import { localValues } from '../../contract/document/web-storage.ts';
import { routes } from '../../contract/protocol/routes.ts';
import { isTravelLanguage, pathInLanguage } from '../../contract/values/languages.ts';

/**
 * Goes on to the page in the language that was chosen on this device, or that its browser prefers. Links name the page in
 * English, in which it stays where the other is neither saved nor reachable.
 * @param code of the trip
 */
export async function openInOwnLanguage(code: string): Promise<void> {
  const language = localValues.read(CHOSEN_LANGUAGE) ?? navigator.language.slice(0, 2).toLowerCase();
  if (location.pathname !== routes.plan || !isTravelLanguage(language)) return;
  const address = pathInLanguage(language, routes.plan);
  const isThere = await fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );
  if (isThere) location.replace(`${address}#${code}`);
}
