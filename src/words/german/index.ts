/** German, for travellers. docs/languages.md says how it is written, and what a native reader should look at. */
import { leadInto } from '../translated-pages.ts';
import { translator } from '../translator.ts';
import { errors } from './errors.ts';
import { files } from './files.ts';
import { forms } from './forms.ts';
import { outbox } from './outbox.ts';
import { shell } from './shell.ts';

const table = { ...shell, ...forms, ...outbox, ...files, ...errors };

/** The texts of travellers: every language of theirs has them all. */
export type GermanTexts = typeof table;

export const german = { ...translator('de-DE', table, errors), lead: leadInto('de') };
