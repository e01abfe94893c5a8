/** Reads the server's status in every answer, so that any call notices a restore or a backup. */
import type { ServerStatus } from '../../contract/protocol/server-status.ts';
import { type DeviceDatabase, readFact, withDatabase } from './database.ts';
import type { DeviceFacts, ServerLife } from './tables.ts';
import type { CallResult, Transport } from './transport.ts';

/**
 * True if a verdict was given by the life of the server that answers now; any other is asked for again. One without
 * a life is of an earlier version of this program.
 */
export function isOfPresentServer(life: ServerLife | undefined, present: ServerStatus): boolean {
  return life?.epoch === present.epoch;
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
    const reply = await transport(address, call);
    tell(reply);
    if (reply instanceof Error || !reply.serverStatus) return reply;
    const { epoch, backedUpTo, at = '' } = reply.serverStatus;
    const ahead = at ? clock() - Date.parse(at) : undefined;
    // Also once a day, because copies expire by the server's clock, and when this device's was set.
    const heard = `${epoch} ${backedUpTo} ${at.slice(0, 10)} ${Math.round((ahead ?? 0) / CLOCK_STEP)}`;
    if (heard === last) return reply;
    // If the database fails, the next answer is stored.
    const isNew = await write(database(), {
      ...reply.serverStatus,
      ...(ahead !== undefined && { ahead }),
    }).catch(() => null);
    if (isNew !== null) last = heard;
    if (isNew) onChange();
    return reply;
  };
}

/** Milliseconds of difference between two clocks that are worth a write. */
const CLOCK_STEP = 60_000;

function write(database: DeviceDatabase, heard: DeviceFacts['standing']): Promise<boolean> {
  return withDatabase(database, (tables) =>
    tables.transaction('rw', tables.facts, async () => {
      const known = await readFact(tables, 'standing');
      await tables.facts.put({ key: 'standing', value: heard });
      return known?.epoch !== heard.epoch || known.backedUpTo !== heard.backedUpTo;
    }),
  );
}
