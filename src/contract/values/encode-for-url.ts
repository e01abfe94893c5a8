/** Half of a character, which a cut in its middle leaves over: no address can have it. */
const HALF = /\p{Surrogate}/gu;

/** A text for an address, whatever was typed: `encodeURIComponent` throws on half a character. */
export const encodeForUrl = (text: string): string => encodeURIComponent(text.replace(HALF, '\ufffd'));

/** The letter that a link to an e-mail address opens. */
interface Letter {
  subject?: string | undefined;
  body?: string | undefined;
}

/** A link to an e-mail address, which may hold what is special in links, such as `?` and `%`. */
export function mailtoUrl(address: string, letter: Letter = {}): string {
  const parts = Object.entries(letter).flatMap(([name, text]) =>
    text ? `${name}=${encodeForUrl(text)}` : [],
  );
  return `mailto:${encodeForUrl(address).replace('%40', '@')}${parts.length > 0 ? `?${parts.join('&')}` : ''}`;
}
