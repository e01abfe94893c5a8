/** Bugs of devices that other features opened: full disks, restores, reports, locks. Planted one at a time. */
import { endpoints } from '../../../src/contract/protocol/endpoints.ts';
import type { PlantedBug } from './office-bugs.ts';

export const deviceBugs: readonly PlantedBug[] = [
  {
    name: 'a full disk stops what is saved from being sent',
    parts: () => ({
      outbox: (sound, { database }) => ({
        ...sound,
        async freeze(due) {
          await database.transaction('rw', database.entries, async () => database.entries.count());
          return sound.freeze(due);
        },
      }),
    }),
    breaks: ['stuck'],
  },
  {
    name: 'a lock is asked for over and over',
    parts: () => ({
      replayer: (sound) => {
        // More than the world bears, and not for ever: it has to end.
        let left = 1_000;
        const replay = async (eager: boolean): Promise<void> => {
          await sound.replay(eager);
          left -= 1;
          if (left > 0) void replay(false).catch(() => undefined);
        };
        return { ...sound, replay };
      },
    }),
    breaks: ['busy'],
  },
  {
    name: 'a report tells only of entries that their author may send',
    parts: () => ({
      transport: (sound) => (address, call) => {
        if (address !== endpoints.devices) return sound(address, call);
        const report = JSON.parse(call?.json ?? '') as object;
        return sound(address, { ...call, json: JSON.stringify({ ...report, pending: 0, parked: 0 }) });
      },
    }),
    breaks: ['report'],
  },
  {
    name: 'a restored server is given nothing back',
    parts: () => ({ healer: () => async () => ({ requeued: 0, finished: true }) }),
    breaks: ['lost'],
  },
  {
    name: 'what staff entered leaves the device with the first look at a restored server',
    parts: () => ({
      healer:
        (sound, { database }) =>
        async (ask) => {
          const { value } = (await database.facts.get('standing')) ?? {};
          const { epoch: now } = (value ?? {}) as { epoch?: string };
          if (now === undefined) return sound(ask);
          await database.entries
            .filter(({ receipt }) => receipt !== undefined && receipt.epoch !== now)
            .delete();
          await database.copies.filter(({ author, epoch }) => author !== undefined && epoch !== now).delete();
          return sound(ask);
        },
    }),
    breaks: ['lost'],
    story: [
      'signIn',
      'signIn',
      'backUp',
      'staffForm',
      'staffForm',
      'wake',
      'wait',
      'restore',
      'wait',
      'rest',
    ],
  },
  {
    name: 'what was told to be lost stays so when the right backup is back',
    parts: () => {
      const lost = new Set<string>();
      return {
        healer:
          (sound, { database }) =>
          async (ask) => {
            const result = await sound(ask);
            for (const receipt of await database.sent.toArray()) if (receipt.lost) lost.add(receipt.id);
            await database.sent
              .where('id')
              .anyOf([...lost])
              .modify({ lost: true });
            return result;
          },
      };
    },
    breaks: ['untrue'],
    story: [
      'snapshot',
      'submit',
      'submit',
      'wake',
      'wait',
      'backUp',
      'wake',
      'wait',
      'rollBack',
      'wake',
      'wait',
      'wake',
      'restore',
      'wake',
      'rest',
    ],
  },
];
