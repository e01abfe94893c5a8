/** Bugs of facts that were true of one server's life, and kept as if they were true for ever. Planted one at a time. */
import { problemSchema } from '../../../src/contract/protocol/answers.ts';
import { envelopeStrings } from '../../../src/contract/protocol/outbox-file.ts';
import type { PlantedBug } from './office-bugs.ts';

export const restoreBugs: readonly PlantedBug[] = [
  {
    name: 'what is sealed to a key that the server lacks is refused for good',
    parts: () => ({
      transport: (sound) => async (address, call) => {
        const reply = await sound(address, call);
        if (reply instanceof Error) return reply;
        const problem = problemSchema.safeParse(reply.body).data;
        return problem?.message === envelopeStrings.unknownKey ? { ...reply, status: 400 } : reply;
      },
    }),
    breaks: ['lost'],
    story: ['backUp', 'submit', 'wake', 'wait', 'loseKeys', 'restore', 'wake', 'wait', 'wake', 'rest'],
  },
  {
    name: 'devices hear of one epoch of the database alone',
    parts: () => {
      let first: string | undefined;
      return {
        store: (sound) => ({
          ...sound,
          async serverStatus(at) {
            const status = await sound.serverStatus(at);
            first ??= status.epoch;
            return { ...status, epoch: first };
          },
        }),
      };
    },
    breaks: ['lost'],
    story: ['backUp', 'submit', 'wake', 'wait', 'restore', 'wake', 'wait', 'rest'],
  },
  {
    name: 'a submission has its id in a header alone',
    parts: () => ({
      transport: (sound) => (address, call) => {
        if (!call?.json) return sound(address, call);
        const { submission: _, ...rest } = JSON.parse(call.json) as { submission?: unknown };
        return sound(address, { ...call, json: JSON.stringify(rest) });
      },
    }),
    breaks: ['unknown row', 'doubled', 'stuck', 'parked for a passing cause'],
  },
  {
    name: 'a database that was put back is not compared with what devices have seen',
    parts: () => ({
      store: (sound) => ({
        ...sound,
        lineage: { ...sound.lineage, check: async () => undefined },
      }),
    }),
    breaks: ['lost', 'erased', 'feed', 'untrue'],
    story: [
      'signIn',
      'submit',
      'staffForm',
      'wake',
      'snapshot',
      'submit',
      'staffForm',
      'wake',
      'rollBack',
      'submit',
      'submit',
      'staffForm',
      'wake',
      'rest',
    ],
  },
];
