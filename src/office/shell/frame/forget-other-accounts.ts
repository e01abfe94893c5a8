/**
 * Forgets what a tab holds of an account beside its records: notes that are half written, messages that tell of
 * records, views and widths of tables. It goes when another account signs in, or nobody is signed in any more,
 * whichever tab changed it.
 */
import { forgetToasts } from '../../features/undo/toasts.tsx';
import { clearNoteDrafts } from '../../records/details/note-drafts.ts';
import { forgetTablePreferences } from '../../table/view/state/table-preferences.ts';
import { forgetLegacyViews } from '../../table/view/state/views.ts';

let known: string | undefined;

/** @param account id of the account that is signed in now; undefined if nobody is */
export function forgetOtherAccounts(account: string | undefined): void {
  if (known !== undefined && known !== account) {
    forgetLegacyViews();
    forgetToasts();
    clearNoteDrafts();
    forgetTablePreferences();
  }
  known = account;
}
