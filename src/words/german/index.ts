/** German, for travellers. docs/languages.md says how it is written, and what a native reader should look at. */
import { createLinkTranslator } from '../translated-pages.ts';
import { createTranslator } from '../translator.ts';
import { typesetGerman } from '../typeset.ts';
import { browsers } from './browsers.ts';
import { destinations } from './destinations.ts';
import { errors } from './errors.ts';
import { files } from './files.ts';
import { finding } from './finding.ts';
import { forms } from './forms.ts';
import { lookup } from './lookup.ts';
import { months } from './months.ts';
import { offline } from './offline.ts';
import { outbox } from './outbox.ts';
import { packagePage } from './package.ts';
import { packageFilter } from './package-filter.ts';
import { pages } from './pages.ts';
import { party } from './party.ts';
import { planner } from './planner.ts';
import { requestErrors } from './request-errors.ts';
import { requests } from './requests.ts';
import { shell } from './shell.ts';

const table = {
  ...shell,
  ...pages,
  ...packagePage,
  ...party,
  ...planner,
  ...packageFilter,
  ...destinations,
  ...finding,
  ...months,
  ...forms,
  ...requests,
  ...lookup,
  ...outbox,
  ...offline,
  ...browsers,
  ...files,
  ...errors,
  ...requestErrors,
};

/** The texts of travellers: every language of theirs has them all. */
export type GermanTexts = typeof table;

export const german = {
  ...createTranslator('de-DE', table, { ...errors, ...requestErrors }, typesetGerman),
  lead: createLinkTranslator('de'),
};
