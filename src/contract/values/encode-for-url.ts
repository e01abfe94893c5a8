/** Half of a character, which a cut in its middle leaves over: no address can have it. */
const HALF = /\p{Surrogate}/gu;

/** A text for an address, whatever was typed: `encodeURIComponent` throws on half a character. */
export const encodeForUrl = (text: string): string => encodeURIComponent(text.replace(HALF, '\ufffd'));
