/** Listens to what every answer says of the server: whoever talks to it hears of a restore or a backup. */
import type { Standing } from '../contract/standing.ts';
import { type DeviceDatabase, readFact, withDatabase } from './database.ts';
import type { Transport } from './transport.ts';

/**
 * A transport that writes down how the server stands, when that has changed.
 * @param onChange called once it is written
 */
export function listening(
  transport: Transport,
  database: () => DeviceDatabase,
  onChange: () => void = () => undefined,
): Transport {
  let last = '';
  return async (address, call) => {
    const reply = await transport(address, call);
    if (reply instanceof Error || !reply.standing) return reply;
    const { epoch, backedUpTo, at = '' } = reply.standing;
    // Once a day too: by the server's clock copies grow old.
    const heard = `${epoch} ${backedUpTo} ${at.slice(0, 10)}`;
    if (heard === last) return reply;
    // Where the database does not answer, the next answer is written.
    const isNew = await write(database(), reply.standing).catch(() => null);
    if (isNew !== null) last = heard;
    if (isNew) onChange();
    return reply;
  };
}

function write(database: DeviceDatabase, heard: Standing): Promise<boolean> {
  return withDatabase(database, (tables) =>
    tables.transaction('rw', tables.facts, async () => {
      const known = await readFact(tables, 'standing');
      await tables.facts.put({ key: 'standing', value: heard });
      return known?.epoch !== heard.epoch || known.backedUpTo !== heard.backedUpTo;
    }),
  );
}
