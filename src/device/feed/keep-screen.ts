/** Keeps the screen that a table shows, drawn, for the script that draws it when the page is opened again. */
import { SCREENS_IN } from '../../contract/local-storage.ts';
import type { RecordKind } from '../../contract/roles.ts';
import { type DeviceDatabase, openDatabase, readFact, withDatabase } from '../database.ts';
import { type LastScreen, nameOfScreen } from '../last-screen/page.ts';
import { type RecordsDatabase, readName, withRecords } from '../records/index.ts';
import { currentSession } from '../session/page.ts';
import { lastShownOf } from './in-page.ts';
import { hasSegmentsAfter } from './segments.ts';

/** Filled in by the build. */
declare const PROGRAM_VERSION: string;

interface Drawn {
  kind: RecordKind;
  /** Ids of the records that are drawn. */
  ids: readonly string[];
  /** The last segment that the drawing shows everything of. */
  last: number;
  /** Of the database with the records of whoever they are. */
  name: string;
}

/**
 * @param draws draws the screen as it is now; null if it is not to be kept
 * @param ids of the records in it
 */
export async function keepScreen(
  kind: RecordKind,
  ids: readonly string[],
  draws: () => Pick<LastScreen, 'drawing' | 'language'> | null,
): Promise<void> {
  const address = addressHere();
  await untilShown(kind);
  const { account } = currentSession().session ?? {};
  const { people, name, entry } = await readMoment(openDatabase());
  const last = lastShownOf(kind);
  const isSame = account && people?.account.id === account.id && people.account.role === account.role;
  // Another section may have been opened meanwhile.
  const isHere = address === addressHere();
  const drawn = isSame && isHere && name && last > 0 ? draws() : null;
  if (!account || !name || !drawn) return;
  const screen: LastScreen = {
    account: account.id,
    role: account.role,
    version: PROGRAM_VERSION,
    width: innerWidth,
    height: innerHeight,
    entry,
    ...drawn,
  };
  await storeScreen(openDatabase(), address, screen, { kind, ids, last, name });
  localStorage.setItem(SCREENS_IN, name);
}

/** Milliseconds between two looks, and how many there are. */
const PAUSE = 500;
const LOOKS = 10;

/** While a table reads what the feed has brought, it does not show all; what it has read may change none of its rows. */
async function untilShown(kind: RecordKind): Promise<void> {
  for (let look = 0; look < LOOKS && lastShownOf(kind) === 0; look += 1)
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
}

const addressHere = () => location.pathname + location.search;

/** Who is signed in, their database, and the last entry. */
const readMoment = (database: DeviceDatabase) =>
  withDatabase(database, (tables) =>
    tables.transaction('r', tables.facts, tables.entries, async () => ({
      people: await readFact(tables, 'session'),
      name: await readName(tables),
      entry: Number((await tables.entries.orderBy('order').lastKey()) ?? 0),
    })),
  );

/** Stores it, unless the feed has brought something since it was drawn: what was erased is in no drawing. */
export async function storeScreen(
  database: DeviceDatabase,
  address: string,
  screen: LastScreen,
  { kind, ids, last, name }: Drawn,
): Promise<void> {
  await withRecords(
    database,
    (tables) =>
      tables.transaction('rw', tables.segments, tables.kept, () =>
        hasSegmentsAfter(tables, kind, last).then((isOld) =>
          isOld ? undefined : put(tables, address, screen, ids),
        ),
      ),
    name,
  );
}

const put = ({ kept }: RecordsDatabase, address: string, screen: LastScreen, ids: readonly string[]) =>
  kept.put({ name: nameOfScreen(address), value: { value: screen, records: [], drawnOf: ids } });
