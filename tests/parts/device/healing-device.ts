/** Devices that hold receipts of an office, and heal it: the real code, on parts that a test controls. */
import type { Session } from '../../../src/contract/accounts/accounts.ts';
import { statusStoringTransport } from '../../../src/device/core/server-status.ts';
import { createTransport } from '../../../src/device/core/transport.ts';
import { readAuthor, requireSignIn } from '../../../src/device/office/session/author.ts';
import { adoptSession, forgetSession } from '../../../src/device/office/session/session-data.ts';
import { createPuller } from '../../../src/device/records/pull/pull.ts';
import { createHealer } from '../../../src/device/transfer/healing/heal.ts';
import { seal } from '../../../src/device/transfer/sealing/index.ts';
import { readAllStored } from '../pages/stored.ts';
import { createTestDevice, createTestLock, type Network } from './device.ts';

export type HealingDevice = ReturnType<typeof openHealingDevice>;

/** @param network may be changed later: `device.line.network` */
export function openHealingDevice(network: Network, time = { now: Date.now() }) {
  const line = { network };
  const reach: Network = (address, init) => line.network(address, init);
  const device = createTestDevice({ network: reach, time });
  const { database } = device;
  const plain = createTransport({ fetch: (address, init = {}) => reach(String(address), init) });
  const transport = statusStoringTransport(plain, () => database);
  const pauses: number[] = [];
  const announced = { times: 0 };
  const heal = createHealer({
    database,
    transport,
    lock: createTestLock(),
    clock: () => time.now,
    random: () => 0.5,
    pause: async (milliseconds) => void pauses.push(milliseconds),
    author: () => readAuthor(database),
    identify: device.identify,
    seal,
    announce() {
      announced.times += 1;
    },
    askToSignIn: (account) => requireSignIn(database, account),
  });
  const puller = createPuller({
    onRetry: () => undefined,
    database,
    transport,
    lock: createTestLock(),
    clock: () => time.now,
    announce: () => undefined,
    askToSignIn: (account) => requireSignIn(database, account),
  });
  return {
    ...device,
    line,
    puller,
    heal,
    /** Milliseconds that it waited between its calls. */
    pauses,
    /** How often healing told all tabs of a change; each then heals again. */
    announced,
    adopt: (session: Session) => adoptSession(database, session),
    signOut: (discarded: readonly string[] = []) =>
      forgetSession(database, new Date(time.now).toISOString(), discarded),
    copies: () => database.copies.toArray(),
    /** Does what a page does by itself when it is opened with a line. */
    async beOnline(): Promise<void> {
      await device.replayer.replay(true);
      await heal(true);
      await device.replayer.replay(true);
    },
    /** Every byte that lies in the database, as text. */
    async everything(): Promise<string> {
      return readAllStored(database.storage.indexedDB as IDBFactory);
    },
  };
}
