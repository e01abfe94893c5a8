/** Database changes at sign-in and sign-out, each in one transaction. Call `deleteMarkedRecords` afterwards. */
import type { Session } from '../../../contract/accounts/accounts.ts';
import { staffKinds } from '../../../kinds/staff-submissions.ts';
import { type DeviceDatabase, readDeviceState, withDatabase } from '../../core/database.ts';
import { retryParked } from '../../core/retry-parked.ts';
import type { Entry } from '../../core/tables.ts';
import { deleteWithdrawnEntries } from '../../core/withdrawn-entries.ts';
import { markRecordsForDeletion } from '../../storage/index.ts';

const all = ({ entries, sent, drafts, facts, copies, signing }: DeviceDatabase) => [
  entries,
  sent,
  drafts,
  facts,
  copies,
  signing,
];

const write = <Result>(database: DeviceDatabase, work: (tables: DeviceDatabase) => Promise<Result>) =>
  withDatabase(database, (tables) => tables.transaction('rw', all(tables), () => work(tables)));

/**
 * Stores a sign-in. First deletes the data of another account, or of the same account in another role; unsent
 * entries of that account stay, bound to it.
 */
export function adoptSession(database: DeviceDatabase, session: Session): Promise<void> {
  return write(database, async (tables) => {
    const { account } = session;
    const known = await readDeviceState(tables, 'session');
    if (known?.account.id !== account.id || known.account.role !== account.role)
      await markRecordsForDeletion(tables);
    if (known && known.account.id !== account.id) await clearTraces(tables, known.account.id);
    const wasAsked = (await readDeviceState(tables, 'signInNeeded')) !== undefined;
    const isSame =
      known?.account.id === account.id &&
      known.account.role === account.role &&
      known.mustChangePassword === session.mustChangePassword &&
      (known.mustAddPasskey ?? false) === (session.mustAddPasskey ?? false);
    // Entries refused because of the account's former state, and visitors' entries, are tried again.
    if (wasAsked || !isSame) {
      // The office may have revoked the key with the account's former state: the device makes another.
      await tables.signing.clear();
      await retryParked(tables, ({ author }) => author === account.id || author === null);
    }
    await tables.facts.bulkDelete(['signInNeeded', 'signOutPending']);
    await tables.facts.put({ key: 'session', value: session });
  });
}

/** Reads an account's entries that the server does not hold. */
export function findUnsentOf(
  { entries }: Pick<DeviceDatabase, 'entries'>,
  account: string,
): Promise<Entry[]> {
  return entries.filter(({ author, state }) => author === account && state !== 'received').toArray();
}

/**
 * Signs out on this device: removes all staff data, except that the server must still be told.
 * @param discarded ids of the unsent entries that the person agreed to lose
 * @returns false, with nothing done, if there are others
 */
export function forgetSession(
  database: DeviceDatabase,
  now: string,
  discarded: readonly string[],
): Promise<boolean> {
  return write(database, async (tables) => {
    const session = await readDeviceState(tables, 'session');
    if (!session) return true;
    const unsent = await findUnsentOf(tables, session.account.id);
    if (unsent.some(({ id }) => !discarded.includes(id))) return false;
    await markRecordsForDeletion(tables);
    await clearTraces(tables, session.account.id);
    const own = await tables.entries.filter(({ author }) => author === session.account.id).primaryKeys();
    await tables.entries.bulkDelete(own);
    await tables.signing.clear();
    await tables.facts.bulkDelete(['session', 'signInNeeded', 'reported']);
    await tables.facts.put({ key: 'signOutPending', value: now });
    return true;
  });
}

/**
 * Deletes receipts, which name no author, staff drafts, and readable copies. Sealed copies stay, because
 * nobody can open them on the device.
 */
async function clearTraces({ sent, drafts, copies, facts }: DeviceDatabase, account: string): Promise<void> {
  const own = () => copies.where('author').equals(account);
  await own()
    .filter(({ envelope }) => envelope === undefined)
    .delete();
  await own().modify((copy) => {
    delete copy.entry;
  });
  await drafts.where('kind').anyOf(staffKinds).delete();
  const isOfStaff = ({ kind }: { kind: string }) => (staffKinds as string[]).includes(kind);
  await sent.filter(isOfStaff).delete();
  await deleteWithdrawnEntries({ facts }, isOfStaff);
}
