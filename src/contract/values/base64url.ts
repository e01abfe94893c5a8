/** Bytes as text without padding, safe in addresses and JSON (RFC 4648, section 5). */

export function toBase64Url(bytes: Uint8Array): string {
  // One by one, because a long list does not fit into the parameters of one call.
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** @throws DOMException when the text is not base64url */
export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
