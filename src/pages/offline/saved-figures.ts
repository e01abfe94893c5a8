/** Counts how much is saved, in the same way for every figure of the page. */
import { isLanguage, type Language } from '../../contract/values/languages.ts';
import { LANGUAGE_PACK, OFFICE_PACK, type SaveProgress } from '../../service-worker/pack-types.ts';
import type { SavedPack, SavedSite } from '../../service-worker/saved-site.ts';

export interface SavedFigures {
  /** Pages that every visitor saves. */
  pages: number;
  /** The same pages in other languages: each is saved where somebody has chosen it. */
  languages: readonly { language: Language; pages: number }[];
  pictures: number;
  /** Bytes on the device, uncompressed. */
  bytes: number;
}

/**
 * Counts what is on the device. Pages in a chosen language are counted separately, because the worker's
 * total, here and in the strip at the foot of every page, includes only pages that everybody saves. Staff
 * pages have their own line.
 */
export function savedFigures({ packs }: SavedSite): SavedFigures {
  const own = packs.filter(({ name }) => name !== OFFICE_PACK);
  const sum = (list: readonly SavedPack[], value: 'pages' | 'pictures' | 'bytes') =>
    list.reduce((total, pack) => total + pack[value], 0);
  const languages = own.flatMap(({ name, pages }) => {
    const language = name.startsWith(LANGUAGE_PACK) && name.slice(LANGUAGE_PACK.length);
    return isLanguage(language) ? [{ language, pages }] : [];
  });
  return {
    pages: sum(own, 'pages') - languages.reduce((total, { pages }) => total + pages, 0),
    languages: languages.filter(({ pages }) => pages > 0),
    pictures: sum(own, 'pictures'),
    bytes: sum(own, 'bytes'),
  };
}

/** Returns the total size including the languages that are saved here: as downloaded and as stored. */
export function totalSize({ packs, bytesInAll, storedInAll }: SaveProgress): {
  load: number;
  stored: number | undefined;
} {
  const languages = packs.filter(({ language }) => language);
  const sum = (value: 'bytes' | 'stored') => languages.reduce((total, pack) => total + pack[value], 0);
  return { load: bytesInAll + sum('bytes'), stored: storedInAll && storedInAll + sum('stored') };
}
