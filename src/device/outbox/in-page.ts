/** Submitting from this tab. */
import { v7 } from 'uuid';
import { IDEMPOTENCY_KEY } from '../../contract/answers.ts';
import { entryKinds } from '../../contract/entry-kinds.ts';
import { requestBackgroundSync } from '../browser/index.ts';
import { requestPersistentStorage } from '../browser/page.ts';
import { createTransport } from '../transport.ts';
import type { NewEntry } from './add-entry.ts';
import { openDevice } from './in-browser.ts';
import { createSubmit, type Submit } from './submit.ts';

let submitHere: Submit | undefined;

/** Saves a submission durably, then sends it. The answer says what the person may be told. */
export const submit: Submit = async (entry) => {
  // Before the first try: should this tab be closed now, the worker goes on.
  submitHere ??= createSubmit({
    ...openDevice(),
    newPress: v7,
    onStored: () => void requestBackgroundSync(),
  });
  const outcome = await submitHere(entry);
  // Something has to stay here for a while: a browser short of space must not clear it.
  if (outcome.type === 'saved') void requestPersistentStorage();
  return outcome;
};

/** Sends what is known to be incomplete and keeps nothing of it (docs/contract.md#quirks). */
export async function sendWithoutStoring(entry: Pick<NewEntry, 'id' | 'kind' | 'payload'>): Promise<void> {
  await createTransport()(entryKinds[entry.kind].call, {
    method: 'POST',
    json: JSON.stringify(entry.payload),
    headers: { [IDEMPOTENCY_KEY]: entry.id },
  });
}
