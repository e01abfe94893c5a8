/**
 * The app manifests of other languages and of the staff. The documents of a language link its manifest, so that the icon of
 * the installed app opens the site in that language. Each has its own `id`: browsers update an app from the
 * manifest of any page with the same `id`, so a reader of German who opens a page that is only in English
 * would from then on start in English.
 */
import { LAST_SECTION_QUERY } from '../../contract/document/local-storage.ts';
import { staffRoutes } from '../../contract/protocol/routes.ts';
import { pathInLanguage, type TravelLanguage, travelLanguages } from '../../contract/values/languages.ts';
import { createLinkTranslator } from '../../words/translated-pages.ts';

/** File of the English manifest. Vite's plugin writes it and links it from every document. */
export const APP_MANIFEST = 'manifest.webmanifest';

/**
 * Returns the file of another language's manifest, which is part of the pack of that language and checked as
 * JSON.
 */
export const appManifestOf = (language: TravelLanguage): string => `manifest-${language}.json`;

/** File of the staff's manifest, whose icon opens the section of the office that was shown last. */
export const STAFF_MANIFEST = 'manifest-staff.json';

/** The texts and addresses of a manifest; all other properties are the same in each language. */
interface AppManifest {
  id: string;
  name: string;
  short_name: string;
  description: string;
  lang: string;
  start_url: string;
  shortcuts: readonly { name: string; url: string }[];
  screenshots: readonly { label: string }[];
}

/**
 * @param english text of the English manifest
 * @param translate translates a text into a language
 * @returns the texts of the others and of the staff's, by their file
 */
export function writeAppManifests(
  english: string,
  translate: (language: TravelLanguage, text: string) => string,
): Record<string, string> {
  const manifest: AppManifest = JSON.parse(english);
  const inLanguage = (language: TravelLanguage): AppManifest => {
    const say = (text: string) => translate(language, text);
    const lead = createLinkTranslator(language);
    return {
      ...manifest,
      name: say(manifest.name),
      description: say(manifest.description),
      id: pathInLanguage(language, manifest.id),
      lang: language,
      start_url: pathInLanguage(language, manifest.start_url),
      shortcuts: manifest.shortcuts.map(({ name, url }) => ({ name: say(name), url: lead(url) })),
      screenshots: manifest.screenshots.map((one) => ({ ...one, label: say(one.label) })),
    };
  };
  // Those of the brochure say nothing of the office.
  const { screenshots: _, description: __, ...shared } = manifest;
  const staff = {
    ...shared,
    name: `${manifest.short_name}: office`,
    short_name: 'Office',
    id: staffRoutes.management,
    start_url: staffRoutes.management + LAST_SECTION_QUERY,
    shortcuts: [],
  };
  return {
    ...Object.fromEntries(
      travelLanguages.map((language) => [appManifestOf(language), JSON.stringify(inLanguage(language))]),
    ),
    [STAFF_MANIFEST]: JSON.stringify(staff),
  };
}

/** A document with another manifest than the English one. */
export const linkAppManifest = (html: string, file: string): string =>
  html.replace(`href="/${APP_MANIFEST}"`, () => `href="/${file}"`);
