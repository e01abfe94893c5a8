/**
 * Reads the server's status in every answer, so that any call notices a restore or a backup, and shows in every call the
 * newest state that this device has seen, so that the server notices that its database was put back.
 */
import { EPOCH_HEADER, LINEAGE_HEADER, type ServerStatus } from '../../contract/protocol/server-status.ts';
import { isClockWrong } from '../../contract/protocol/wrong-clock.ts';
import { type DeviceDatabase, readDeviceState, withDatabase } from './database.ts';
import type { DeviceState, Entry, ServerEpoch } from './tables.ts';
import type { CallResult, Transport } from './transport.ts';

/**
 * True if a verdict was given by the epoch of the server that answers now; any other is asked for again. One without
 * an epoch is of an earlier version of this program. A lineage that is lost begins another epoch, so that tells it.
 */
export function isOfPresentEpoch(judgedBy: ServerEpoch | undefined, present: ServerEpoch): boolean {
  return judgedBy?.epoch === present.epoch;
}

let tell: (reply: CallResult) => void = () => undefined;

/** Sets the listener for the result of every call through such a transport in this tab, failed calls included. */
export function onServerReply(listener: typeof tell): void {
  tell = listener;
}

/**
 * A transport that stores the server's status when it changes.
 * @param onChange called once it is stored
 * @param clock this device's, epoch milliseconds
 */
export function statusStoringTransport(
  transport: Transport,
  database: () => DeviceDatabase,
  onChange: () => void = () => undefined,
  clock: () => number = () => Date.now(),
): Transport {
  let last = '';
  return async (address, call) => {
    // Read each time, because another tab or the worker may have seen more.
    const before = await readStanding(database()).catch(() => undefined);
    const shown = before?.lineage;
    const sentAt = clock();
    const seen = before && shown ? { [LINEAGE_HEADER]: shown, [EPOCH_HEADER]: before.epoch } : null;
    const reply = await transport(address, seen ? { ...call, headers: { ...call?.headers, ...seen } } : call);
    tell(reply);
    if (reply instanceof Error || !reply.serverStatus) return reply;
    const { epoch, backedUpTo, lineage, at = '' } = reply.serverStatus;
    const ahead = at ? clockDifference(sentAt, clock(), Date.parse(at)) : undefined;
    // Also once a day, because copies expire by the server's clock, and when this device's was set.
    const heard = [epoch, backedUpTo, lineage, at.slice(0, 10), Math.round((ahead ?? 0) / CLOCK_STEP)].join(
      ' ',
    );
    if (heard === last) return reply;
    // If the database fails, the next answer is stored.
    const status = { ...reply.serverStatus, ...(ahead !== undefined && { ahead }) };
    const isNew = await write(database(), status, shown).catch(() => null);
    if (isNew !== null) last = heard;
    if (isNew) onChange();
    return reply;
  };
}

/**
 * Milliseconds by which this device's clock is ahead of the server's, at least: the server named its second after the
 * call had left and before its answer was here. Negative: behind, at least.
 */
function clockDifference(sentAt: number, receivedAt: number, served: number): number {
  const ahead = sentAt - served - DATE_STEP;
  return ahead > 0 ? ahead : Math.min(0, receivedAt - served);
}

/** Milliseconds of the second that the header `Date` leaves out. */
const DATE_STEP = 1_000;

/** Milliseconds of difference between two clocks that are worth a write. */
const CLOCK_STEP = 60_000;

const readStanding = (database: DeviceDatabase) =>
  withDatabase(database, (tables) => readDeviceState(tables, 'standing'));

/**
 * @param shown what the server was shown with the call that it has answered
 * @returns whether it is news; null if it was not stored
 */
function write(
  database: DeviceDatabase,
  heard: DeviceState['standing'],
  shown: string | undefined,
): Promise<boolean | null> {
  return withDatabase(database, (tables) =>
    tables.transaction('rw', tables.facts, async () => {
      const known = await readDeviceState(tables, 'standing');
      // Before it is shown what another tab has seen meanwhile, its word of backups may be of another state.
      if (known && known.epoch === heard.epoch && !goesOn(known, heard, shown)) return null;
      await tables.facts.put({ key: 'standing', value: heard });
      return known?.epoch !== heard.epoch || known.backedUpTo !== heard.backedUpTo;
    }),
  );
}

/** True for a status that comes after a known one of the same epoch, for all that both tell. */
function goesOn(known: ServerStatus, heard: ServerStatus, shown: string | undefined): boolean {
  if (!known.lineage || !heard.lineage || known.lineage === shown) return true;
  const [[before, from], [now, to]] = [known.lineage.split('.'), heard.lineage.split('.')];
  return before === now && Number(from) <= Number(to);
}

/** Facts that a device has about the clock that gave a time of capture. */
export type KnownClock = Pick<Entry, 'clockAhead' | 'clockUnknown'>;

/** Error of this device's clock when it had last heard the server, milliseconds; undefined if it never has. */
export const readLastClockAhead = ({
  facts,
}: Pick<DeviceDatabase, 'facts'>): PromiseLike<number | undefined> =>
  facts.get('standing').then((fact) => (fact?.value as DeviceState['standing'] | undefined)?.ahead);

/**
 * Error of this device's clock, as far as it knows. To be called in a transaction.
 * @param now by that clock, ISO 8601
 */
export const readClockAhead = (
  { facts }: Pick<DeviceDatabase, 'facts'>,
  now: string,
): PromiseLike<KnownClock> =>
  // Dexie's own promises: where native ones are nested deeper, its transactions end too early.
  facts.get('standing').then((fact) => {
    const { ahead, at = '' } = (fact?.value ?? {}) as Partial<DeviceState['standing']>;
    // It cannot be earlier than the last answer of the server: then the clock was set since.
    const most = at ? Date.parse(now) - Date.parse(at) : Number.POSITIVE_INFINITY;
    if (ahead === undefined || isClockWrong(Math.max(0, ahead - most))) return { clockUnknown: true };
    return isClockWrong(ahead) ? { clockAhead: ahead } : {};
  });

/** The part of an entry, or of another one's trace, that is of its clock. */
export const clockFieldsOf = ({
  clockAhead,
  clockUnknown,
}: {
  [Field in keyof KnownClock]: KnownClock[Field] | undefined;
}): KnownClock => ({
  ...(clockAhead !== undefined && { clockAhead }),
  ...(clockUnknown && { clockUnknown }),
});
