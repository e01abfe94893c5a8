/** Notices that the operator puts up for a time. There is none until somebody writes one in the office. */
import { ALL_PAGES } from './all-pages.ts';
import { withOverridesByKey } from './editable/with-overrides.ts';

export interface OperatorNotice {
  /** Empty for none. */
  text: string;
  /** Addresses of pages, in English; or `ALL_PAGES` alone. */
  pages: readonly string[];
  /** ISO 8601; empty for now, and for until it is taken away. */
  from: string;
  until: string;
}

const NONE: OperatorNotice = { text: '', pages: [ALL_PAGES], from: '', until: '' };

/** Notices by number. */
export const operatorNotices: Readonly<Record<string, OperatorNotice>> = withOverridesByKey('notice', {
  1: NONE,
  2: NONE,
  3: NONE,
  4: NONE,
  5: NONE,
});
