/** Holes at the office, planted again one at a time. */
import type { Store } from '../../server/store/core/store.ts';
import type { Writer } from '../../server/store/core/writer.ts';
import type { WorldParts } from './parts.ts';
import type { Rule } from './world.ts';

export interface Hole {
  /** Description of the mistake. */
  name: string;
  /** Makes the faulty parts anew for each world. */
  parts: () => Partial<WorldParts>;
  /** A seed that is known to find it soon; others are tried after it. */
  seed: number;
  /** Promises that it may break. */
  breaks: readonly Rule[];
}

/** A store whose writer is another. */
const withWriter =
  (change: (writer: Writer) => Partial<Writer>) =>
  (sound: Store): Store => ({
    ...sound,
    write: (work) => sound.write((writer) => work(Object.assign(Object.create(writer), change(writer)))),
  });

export const officeHoles: readonly Hole[] = [
  {
    seed: 37,
    name: 'who may send is asked before the key is looked up',
    parts: () => ({ store: (sound) => ({ ...sound, held: async () => undefined }) }),
    breaks: ['refused although held'],
  },
  {
    seed: 3,
    name: 'the hash is of what the schema makes of a request, which changes with each process',
    parts: () => {
      let processes = 0;
      return {
        store(sound) {
          processes += 1;
          const own = `.${processes}`;
          return withWriter((writer) => ({
            async addRecord(record) {
              const entered = await writer.addRecord({ ...record, content_hash: record.content_hash + own });
              const { row } = entered;
              const isOwn = row.content_hash.endsWith(own);
              const content_hash = isOwn ? row.content_hash.slice(0, -own.length) : 'of another schema';
              return { ...entered, row: { ...row, content_hash } };
            },
          }))(sound);
        },
      };
    },
    breaks: ['refused although held', 'parked for a passing cause'],
  },
  {
    seed: 1,
    name: 'a receipt is given before the commit',
    parts: () => ({
      store: (sound) => ({
        ...sound,
        async write(work) {
          let result: Awaited<ReturnType<typeof work>> | undefined;
          let done = false;
          await sound
            .write(async (writer) => {
              result = await work(writer);
              done = true;
              if (Math.imul(JSON.stringify(result).length, 7) % 5 === 0) throw new Error('The disk failed.');
              return result;
            })
            .catch((error: unknown) => {
              if (!done) throw error;
            });
          return result as Awaited<ReturnType<typeof work>>;
        },
      }),
    }),
    breaks: ['receipt without a row', 'lost'],
  },
  {
    seed: 5,
    name: 'a correction is received and changes no field',
    parts: () => ({
      store: withWriter((writer) => ({
        correct: (correction) => writer.correct({ ...correction, fields: [] }),
      })),
    }),
    breaks: ['not what was pressed last'],
  },
  {
    seed: 38,
    name: 'retention believes any clock',
    parts: () => ({
      store: (sound) => ({
        ...sound,
        admin: {
          ...sound.admin,
          async removeExpired(now, signal) {
            await sound.admin.confirmClock({ by: 'system', at: now.toISOString() });
            return sound.admin.removeExpired(now, signal);
          },
        },
      }),
    }),
    breaks: ['removed by nobody'],
  },
];
