import { withoutStyles } from '../../../../../contract/document/inline-styles.ts';
import { trustedHtml } from '../../../../../contract/document/trusted-types.ts';
import { endpoints } from '../../../../../contract/protocol/endpoints.ts';
import type { PreviewAnswer } from '../../../../../kinds/calls/site-editions.ts';
import { askToDraw } from '../ask-to-draw.ts';

/**
 * Reads the document that visitors get under an address now; null where there is none, or no answer. Never rejects.
 * @param edition number of the one that is published: this device may have saved the pages of an earlier one, so that they are
 * read as a preview without any draft
 */
export async function readCurrentPage(address: string, edition: number): Promise<Document | null> {
  try {
    const source = edition === 0 ? address : await addressWithoutDrafts(address);
    const response = await fetch(source, { cache: 'no-store', headers: { Accept: 'text/html' } });
    if (!response.ok) return null;
    // The policy of the office allows none of the page's own styles, and a browser would report them.
    const html = withoutStyles(await response.text());
    return new DOMParser().parseFromString(trustedHtml(html), 'text/html');
  } catch {
    return null;
  }
}

async function addressWithoutDrafts(page: string): Promise<string> {
  const answer = await askToDraw<PreviewAnswer>(endpoints.sitePreview, { items: [] });
  if (!answer.ok) throw new Error(answer.problem.message);
  return previewUrl(answer.value.version, page, []);
}

/** Address of a page of a preview. @param items those whose drafts it shows; all without them */
export function previewUrl(version: string, page: string, items: readonly string[] | undefined): string {
  const query = new URLSearchParams({ page, ...(items && { items: items.join(',') }) });
  return `${endpoints.sitePreview}/${encodeURIComponent(version)}?${query}`;
}
