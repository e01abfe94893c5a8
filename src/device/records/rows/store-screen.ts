/** Keeps a drawing of the screen that a table shows, for the script that draws it at the next visit. */

import { LAST_SCREENS_DATABASE_KEY } from '../../../contract/document/local-storage.ts';
import { localValues } from '../../../contract/document/web-storage.ts';
import type { RecordKind } from '../../../kinds/list.ts';
import { type DeviceDatabase, openDatabase, readDeviceState, withDatabase } from '../../core/database.ts';
import { type LastScreen, lastScreenKey } from '../../office/last-screen/page.ts';
import { currentSession } from '../../office/session/page.ts';
import { type RecordsDatabase, readCurrentDatabaseName, withRecords } from '../../storage/index.ts';
import { hasSegmentsAfter } from '../pull/stored-segments.ts';
import { lastShownSegmentOf } from '../use-records.ts';
import { currentUrl } from './first-rows.ts';

/** Version, filled in by the build. */
declare const PROGRAM_VERSION: string;

interface Drawn {
  kind: RecordKind;
  /** Ids of the records that are drawn. */
  ids: readonly string[];
  /** Last segment that the drawing shows completely. */
  last: number;
  /** Name of the database with these records. */
  name: string;
}

interface DrawnNow extends Pick<LastScreen, 'drawing' | 'language'> {
  /** Ids of the records in it. */
  ids: readonly string[];
}

/** Milliseconds between two tries, and number of tries. */
const PAUSE = 500;
const TRIES = 10;

/**
 * Keeps the screen as soon as its table shows all that the feed has brought. It tries several times, because
 * the rest may change none of the rows, and then nobody would call it again.
 * @param draws returns the screen as it is now; null if it is not to be kept
 * @param signal aborted once the page shows something else, such as a search
 */
export async function storeLastScreen(
  kind: RecordKind,
  draws: () => DrawnNow | null,
  signal: AbortSignal,
): Promise<void> {
  const address = currentUrl();
  const drawsHere = () => (signal.aborted || address !== currentUrl() ? null : draws());
  for (let tries = 0; tries < TRIES && !signal.aborted; tries += 1) {
    if (lastShownSegmentOf(kind) > 0 && (await isKeptOrLeft(address, kind, drawsHere))) return;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}

/** Tries to keep the screen. @returns false if the feed has brought something meanwhile */
async function isKeptOrLeft(
  address: string,
  kind: RecordKind,
  draws: () => DrawnNow | null,
): Promise<boolean> {
  const { account } = currentSession().session ?? {};
  const { people, name, entry } = await readMoment(openDatabase());
  const isSame = account && people?.account.id === account.id && people.account.role === account.role;
  const drawn = isSame && name ? draws() : null;
  if (!account || !name || !drawn) return true;
  const { ids, ...shown } = drawn;
  const screen: LastScreen = {
    account: account.id,
    role: account.role,
    version: PROGRAM_VERSION,
    width: innerWidth,
    height: innerHeight,
    entry,
    ...shown,
  };
  const isStored = await storeScreen(openDatabase(), address, screen, {
    kind,
    ids,
    last: lastShownSegmentOf(kind),
    name,
  });
  if (isStored) localValues.write(LAST_SCREENS_DATABASE_KEY, name);
  return isStored !== false;
}

/** Reads the signed-in account, the name of its database, and the last entry. */
const readMoment = (database: DeviceDatabase) =>
  withDatabase(database, (tables) =>
    tables.transaction('r', tables.facts, tables.entries, async () => ({
      people: await readDeviceState(tables, 'session'),
      name: await readCurrentDatabaseName(tables),
      entry: Number((await tables.entries.orderBy('order').lastKey()) ?? 0),
    })),
  );

/**
 * Stores the screen, unless the feed has brought something since it was drawn, so that no drawing contains
 * erased records.
 * @returns whether it is stored; undefined if the database is gone
 */
export async function storeScreen(
  database: DeviceDatabase,
  address: string,
  screen: LastScreen,
  { kind, ids, last, name }: Drawn,
): Promise<boolean | undefined> {
  return withRecords(
    database,
    (tables) =>
      tables.transaction('rw', tables.segments, tables.kept, () =>
        hasSegmentsAfter(tables, kind, last).then((isOld) =>
          isOld ? false : put(tables, address, screen, ids).then(() => true),
        ),
      ),
    name,
  );
}

const put = ({ kept }: RecordsDatabase, address: string, screen: LastScreen, ids: readonly string[]) =>
  kept.put({ name: lastScreenKey(address), value: { value: screen, records: [], drawnOf: ids } });
