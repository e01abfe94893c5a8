/** Notices that the operator puts up for a time. There is none until somebody writes one in the office. */
import { ALL_PAGES } from './all-pages.ts';
import { withOverridesByKey } from './editable/with-overrides.ts';

export interface WrittenNotice {
  /** Empty for none. */
  text: string;
  /** Addresses of pages, in English; or `ALL_PAGES` alone. */
  pages: readonly string[];
  /** ISO 8601; empty for now, and for until it is taken away. */
  from: string;
  until: string;
}

const NONE: WrittenNotice = { text: '', pages: [ALL_PAGES], from: '', until: '' };

/** By number. */
export const writtenNotices: Readonly<Record<string, WrittenNotice>> = withOverridesByKey('notice', {
  1: NONE,
  2: NONE,
  3: NONE,
  4: NONE,
  5: NONE,
});
