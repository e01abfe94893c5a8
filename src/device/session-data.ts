/** What a sign-in and a sign-out do to the database: one transaction each. */
import type { Session } from '../contract/accounts.ts';
import { staffKinds } from '../contract/staff-submissions.ts';
import { type DeviceDatabase, type Facts, readFact, withDatabase } from './database.ts';

const all = ({ segments, entries, sent, drafts, facts }: DeviceDatabase) => [
  segments,
  entries,
  sent,
  drafts,
  facts,
];

const write = <Result>(database: DeviceDatabase, work: (tables: DeviceDatabase) => Promise<Result>) =>
  withDatabase(database, (tables) => tables.transaction('rw', all(tables), () => work(tables)));

/**
 * Somebody is signed in. What another account, or the same in another role, has read goes first.
 * Its unsent entries stay, bound to it.
 */
export function adoptSession(database: DeviceDatabase, session: Session): Promise<void> {
  return write(database, async (tables) => {
    const { account } = session;
    const known = await readFact(tables, 'session');
    const feed = await readFact(tables, 'feed');
    const foreign = [known?.account, feed && { id: feed.account, role: feed.role }].some(
      (other) => other && (other.id !== account.id || other.role !== account.role),
    );
    if (foreign) await clearRecords(tables);
    if (known && known.account.id !== account.id) await clearTraces(tables);
    await tables.facts.bulkDelete(['signInNeeded', 'signOutPending']);
    await tables.facts.put({ key: 'session', value: session });
  });
}

/** Signs out on this device: nothing of staff stays but that the server is still to be told. */
export function forgetSession(database: DeviceDatabase, now: string): Promise<void> {
  return write(database, async (tables) => {
    const session = await readFact(tables, 'session');
    if (!session) return;
    await clearRecords(tables);
    await clearTraces(tables);
    const own = await tables.entries.filter(({ author }) => author === session.account.id).primaryKeys();
    await tables.entries.bulkDelete(own);
    await tables.facts.bulkDelete(['session', 'signInNeeded', 'reported']);
    await tables.facts.put({ key: 'signOutPending', value: now });
  });
}

async function clearRecords({ segments, facts }: DeviceDatabase): Promise<void> {
  await segments.clear();
  await facts.where('key').startsWith('firstScreen:').delete();
  await facts.delete('feed' satisfies keyof Facts);
}

/** Receipts and drafts, which name no author. */
async function clearTraces({ sent, drafts }: DeviceDatabase): Promise<void> {
  await drafts.where('kind').anyOf(staffKinds).delete();
  await sent.filter(({ kind }) => (staffKinds as string[]).includes(kind)).delete();
}
