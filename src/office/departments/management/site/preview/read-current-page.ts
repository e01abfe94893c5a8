import { trustedHtml } from '../../../../../contract/document/trusted-types.ts';

/** Reads the document that visitors get under an address now; null where there is none, or no answer. Never rejects. */
export async function readCurrentPage(address: string): Promise<Document | null> {
  try {
    const response = await fetch(address, { cache: 'no-store', headers: { Accept: 'text/html' } });
    if (!response.ok) return null;
    return new DOMParser().parseFromString(trustedHtml(await response.text()), 'text/html');
  } catch {
    return null;
  }
}
