/** Places at which a test puts a broken part in place of a sound one; the world itself changes nothing. */
import type { Store } from '../../server/store/core/store.ts';
import type { DeviceDatabase } from '../../src/device/core/database.ts';
import type { Transport } from '../../src/device/core/transport.ts';
import type { Sessions } from '../../src/device/office/session/sessions.ts';
import type { Outbox } from '../../src/device/outbox/outbox.ts';
import type { Replayer } from '../../src/device/outbox/send/replay.ts';
import type { Heal } from '../../src/device/transfer/healing/heal.ts';

export interface WorldParts {
  transport: (sound: Transport) => Transport;
  outbox: (
    sound: Outbox,
    of: { clock: () => number; database: DeviceDatabase; newId: () => string },
  ) => Outbox;
  sessions: (sound: Sessions) => Sessions;
  replayer: (
    sound: Replayer,
    of: {
      outbox: Outbox;
      transport: Transport;
      clock: () => number;
      author: () => Promise<string | null>;
    },
  ) => Replayer;
  /** The account that a tab shows. */
  shown: (sound: string | null) => string | null;
  healer: (sound: Heal, of: { database: DeviceDatabase }) => Heal;
  store: (sound: Store) => Store;
}

export const defaultParts: WorldParts = {
  transport: (sound) => sound,
  outbox: (sound) => sound,
  sessions: (sound) => sound,
  replayer: (sound) => sound,
  shown: (sound) => sound,
  healer: (sound) => sound,
  store: (sound) => sound,
};
