/** Takes one entry into the store as a call does, without a server around it. */
import { v7 } from 'uuid';
import { checkSubmission } from '../../../server/intake/check.ts';
import { newRecordsOf, receiveSubmission } from '../../../server/intake/receive.ts';
import type { Store } from '../../../server/store/core/store.ts';
import type { WriteContext } from '../../../server/store/core/write-context.ts';
import type { EntryKind } from '../../../src/kinds/entry-kinds.ts';

/** Account that may do everything. */
export const manager = {
  accountId: v7(),
  email: 'zuri@example.com',
  name: 'Zuri',
  role: 'management',
  sessionId: 'x',
  mustChangePassword: false,
  mustAddPasskey: false,
  provedAt: null,
  expiresAt: '2099-01-01T00:00:00.000Z',
};

interface Settings {
  id?: string;
  now?: Date;
}

/** @returns the status of the answer */
export async function takeEntryIn(
  context: WriteContext,
  kind: EntryKind,
  payload: object,
  { id = v7(), now = new Date() }: Settings = {},
): Promise<number> {
  const arrival = { id, kind, version: null, capturedAt: null, payload, caller: manager };
  const checked = await checkSubmission(arrival, { open: async () => null });
  return 'checked' in checked
    ? (await receiveSubmission(context, checked.checked, now)).status
    : checked.status;
}

/** Does the same in a transaction of its own. */
export async function takeEntry(
  store: Store,
  kind: EntryKind,
  payload: object,
  { id = v7(), now = new Date() }: Settings = {},
): Promise<number> {
  const arrival = { id, kind, version: null, capturedAt: null, payload, caller: manager };
  const result = await checkSubmission(arrival, { open: async () => null });
  if (!('checked' in result)) return result.status;
  const { checked } = result;
  const adds = () => newRecordsOf([checked], now);
  return (await store.write((context) => receiveSubmission(context, checked, now), { adds })).status;
}
