/** Tells the console which list could not be fetched, beside the words on the screen (docs/contract.md#strings). */

import { useEffect } from 'react';
import { NOT_FETCHED_MESSAGE } from '../../../device/records/index.ts';
import { type RecordKind, recordNames } from '../../../kinds/list.ts';

/** @param error why the list is not whole; what the device itself could not read is no matter of fetching */
export function useLoggedFailure(kind: RecordKind, error: string | undefined): void {
  useEffect(() => {
    if (error !== NOT_FETCHED_MESSAGE) return;
    // biome-ignore lint/suspicious/noConsole: the contract gives this text to the console.
    console.error(`Error fetching ${recordNames[kind].toLowerCase()}:`, error);
  }, [kind, error]);
}
