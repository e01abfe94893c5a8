/** Kiswahili. docs/languages.md says how it is written, and what a native reader should look at. */
import { createTranslator } from '../translator.ts';
import { account } from './account.ts';
import { browsers } from './browsers.ts';
import { calendar } from './calendar.ts';
import { common } from './common.ts';
import { dashboard } from './dashboard.ts';
import { errors } from './errors.ts';
import { fields } from './fields.ts';
import { files } from './files.ts';
import { frame } from './frame.ts';
import { importing } from './import.ts';
import { logistics } from './logistics.ts';
import { offline } from './offline.ts';
import { outbox } from './outbox.ts';
import { pages } from './pages.ts';
import { records } from './records.ts';
import { table as tables } from './table.ts';

const table = {
  ...common,
  ...frame,
  ...account,
  ...pages,
  ...fields,
  ...logistics,
  ...calendar,
  ...dashboard,
  ...importing,
  ...records,
  ...tables,
  ...outbox,
  ...files,
  ...offline,
  ...browsers,
  ...errors,
};

/** The texts of the staff, and of the pages that everybody has. */
export type SwahiliTexts = typeof table;

export const swahili = createTranslator('sw-TZ', table, errors);
