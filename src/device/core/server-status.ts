/** Reads the server's status in every answer, so that any call notices a restore or a backup. */
import type { ServerStatus } from '../../contract/protocol/server-status.ts';
import { type DeviceDatabase, readFact, withDatabase } from './database.ts';
import type { CallResult, Transport } from './transport.ts';

let tell: (reply: CallResult) => void = () => undefined;

/** Sets the listener for the result of every call through such a transport in this tab, failed calls included. */
export function onServerReply(listener: typeof tell): void {
  tell = listener;
}

/**
 * A transport that stores the server's status when it changes.
 * @param onChange called once it is stored
 */
export function statusStoringTransport(
  transport: Transport,
  database: () => DeviceDatabase,
  onChange: () => void = () => undefined,
): Transport {
  let last = '';
  return async (address, call) => {
    const reply = await transport(address, call);
    tell(reply);
    if (reply instanceof Error || !reply.serverStatus) return reply;
    const { epoch, backedUpTo, at = '' } = reply.serverStatus;
    // Also once a day, because copies expire by the server's clock.
    const heard = `${epoch} ${backedUpTo} ${at.slice(0, 10)}`;
    if (heard === last) return reply;
    // If the database fails, the next answer is stored.
    const isNew = await write(database(), reply.serverStatus).catch(() => null);
    if (isNew !== null) last = heard;
    if (isNew) onChange();
    return reply;
  };
}

function write(database: DeviceDatabase, heard: ServerStatus): Promise<boolean> {
  return withDatabase(database, (tables) =>
    tables.transaction('rw', tables.facts, async () => {
      const known = await readFact(tables, 'standing');
      await tables.facts.put({ key: 'standing', value: heard });
      return known?.epoch !== heard.epoch || known.backedUpTo !== heard.backedUpTo;
    }),
  );
}
