/** Bugs of the office, planted again one at a time. */
import type { Store } from '../../../server/store/core/store.ts';
import type { WriteContext } from '../../../server/store/core/write-context.ts';
import type { WorldParts } from '../parts.ts';
import type { ActionName } from '../people/actions.ts';
import type { Rule } from '../world.ts';

export interface PlantedBug {
  /** Description of the mistake. */
  name: string;
  /** Makes the faulty parts anew for each world. */
  parts: () => Partial<WorldParts>;
  /** Promises that it may break. */
  breaks: readonly Rule[];
  /** Actions by which it shows, for one that plans by chance find too seldom. */
  story?: readonly ActionName[];
}

/** A store that writes with another context. */
const withContext =
  (change: (sound: WriteContext) => WriteContext) =>
  (sound: Store): Store => ({
    ...sound,
    write: (work) => sound.write((context) => work(change(context))),
  });

export const officeBugs: readonly PlantedBug[] = [
  {
    name: 'who may send is asked before the key is looked up',
    parts: () => ({ store: (sound) => ({ ...sound, held: async () => undefined }) }),
    breaks: ['refused although held'],
    story: ['signIn', 'wait', 'staffForm', 'loseRole', 'wake', 'wait', 'wake', 'rest'],
  },
  {
    name: 'the hash is of what the schema makes of a request, which changes with each process',
    parts: () => {
      let processes = 0;
      return {
        store(sound) {
          processes += 1;
          const own = `.${processes}`;
          return {
            ...sound,
            write: (work, { adds = () => [] } = {}) =>
              sound.write(async (context) => {
                const ids = adds().map(({ id }) => id);
                const hashAgain = async (change: (hash: string) => string) => {
                  const transaction = await context.savepoints.begin();
                  const rows = transaction.selectFrom('submission').select(['id', 'content_hash']);
                  for (const { id, content_hash } of await rows.where('id', 'in', ids).execute()) {
                    const set = { content_hash: change(content_hash) };
                    await transaction.updateTable('submission').set(set).where('id', '=', id).execute();
                  }
                };
                await hashAgain((hash) => (hash.endsWith(own) ? hash.slice(0, -own.length) : hash));
                const result = await work(context);
                await hashAgain((hash) => (hash === '' || hash.includes('.') ? hash : hash + own));
                return result;
              }),
          };
        },
      };
    },
    breaks: ['refused although held', 'parked for a passing cause'],
  },
  {
    name: 'a receipt is given before the commit',
    parts: () => ({
      store: (sound) => ({
        ...sound,
        async write(work) {
          let result: Awaited<ReturnType<typeof work>> | undefined;
          let done = false;
          await sound
            .write(async (context) => {
              result = await work(context);
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
    name: 'a correction is received and changes no field',
    parts: () => ({
      store: withContext((sound) => ({
        ...sound,
        mappers: new Map(
          [...sound.mappers].map(([kind, mapper]) => [kind, { ...mapper, amend: async () => undefined }]),
        ),
      })),
    }),
    breaks: ['not what was pressed last'],
  },
  {
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
