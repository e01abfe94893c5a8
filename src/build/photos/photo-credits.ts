/** Authors of the photographs, for the page of credits. */
import type { PageDocument } from '../../app/navigation/page-document.ts';

export interface PhotoCredit {
  /** The page that shows it. */
  address: string;
  alt: string;
  /** Credit as the operator wrote it; missing for the operator's own photographs. */
  credit?: string;
}

/** @param documents all pages drawn so far: the page of credits is drawn after the others */
export function listPhotoCredits(documents: readonly PageDocument[]): PhotoCredit[] {
  return documents.flatMap(({ address, kind, data }) => {
    // The page of credits names the photographs of the others.
    if (!('picture' in data) || kind === 'credits') return [];
    const { picture } = data;
    const hero = picture.renditions ? [picture] : [];
    const others = 'photographs' in data ? data.photographs : [];
    return [...hero, ...(picture.further ?? []), ...(others ?? [])].map(({ alt, credit }) => ({
      address,
      alt,
      ...(credit && { credit }),
    }));
  });
}
