/** Whether the device layer has anything to say about this device, found out without loading it. */
import { DATABASE_NAME } from '../core/shared-names.ts';

/**
 * False where nothing was ever stored: the database is not created by asking. True where it exists, and where
 * the browser refuses it: the person must be told.
 */
export function mayHoldRequests(): Promise<boolean> {
  return new Promise((resolve) => {
    try {
      const request = indexedDB.open(DATABASE_NAME);
      let isNew = false;
      request.onupgradeneeded = () => {
        isNew = true;
        request.transaction?.abort();
      };
      request.onerror = (event) => {
        event.preventDefault();
        resolve(!isNew);
      };
      request.onsuccess = () => {
        request.result.close();
        resolve(true);
      };
    } catch {
      resolve(true);
    }
  });
}
