/**
 * The installed app in other languages: the manifest that the documents of a language link, so that its icon opens the
 * site in that language. Each has an `id` of its own: browsers take over what the manifest of any page of an app says, and
 * a reader of German who opens a page that is in English alone would start in English from then on.
 */
import { addressIn, type TravelLanguage, travelLanguages } from '../contract/values/languages.ts';
import { leadInto } from '../words/translated-pages.ts';

/** The file of the English one. Vite's plugin writes it and links it from every document. */
export const APP_MANIFEST = 'manifest.webmanifest';

/** Those of other languages are data of their packs, which is checked as JSON. */
export const appManifestOf = (language: TravelLanguage): string => `manifest-${language}.json`;

/** What a manifest says and where it leads; all else is the same in each language. */
interface AppManifest {
  id: string;
  name: string;
  description: string;
  lang: string;
  start_url: string;
  shortcuts: readonly { name: string; url: string }[];
  screenshots: readonly { label: string }[];
}

/**
 * @param english text of the English manifest
 * @param translate what a text is in a language
 * @returns the texts of the others, by their file
 */
export function writeAppManifests(
  english: string,
  translate: (language: TravelLanguage, text: string) => string,
): Record<string, string> {
  const manifest: AppManifest = JSON.parse(english);
  const inLanguage = (language: TravelLanguage): AppManifest => {
    const say = (text: string) => translate(language, text);
    const lead = leadInto(language);
    return {
      ...manifest,
      name: say(manifest.name),
      description: say(manifest.description),
      id: addressIn(language, manifest.id),
      lang: language,
      start_url: addressIn(language, manifest.start_url),
      shortcuts: manifest.shortcuts.map(({ name, url }) => ({ name: say(name), url: lead(url) })),
      screenshots: manifest.screenshots.map((one) => ({ ...one, label: say(one.label) })),
    };
  };
  return Object.fromEntries(
    travelLanguages.map((language) => [appManifestOf(language), JSON.stringify(inLanguage(language))]),
  );
}

/** A document with the manifest of its language. */
export const linkAppManifest = (html: string, language: TravelLanguage): string =>
  html.replace(`href="/${APP_MANIFEST}"`, () => `href="/${appManifestOf(language)}"`);
