// In the page: the same feed into RxDB on its Dexie storage, by its own replication.
import { createRxDatabase } from 'rxdb/plugins/core';
import { replicateRxCollection } from 'rxdb/plugins/replication';
import { getRxStorageDexie } from 'rxdb/plugins/storage-dexie';

const text = { type: 'string' };
const number = { type: ['number', 'null'] };
const schema = {
  version: 0,
  primaryKey: 'id',
  type: 'object',
  properties: {
    id: { type: 'string', maxLength: 36 },
    kind: { type: 'string', maxLength: 20 },
    reference: text,
    capturedAt: text,
    receivedAt: text,
    revision: { type: 'number' },
    lastChange: text,
    owner: { type: ['object', 'null'] },
    notes: { type: 'array', items: { type: 'object' } },
    suspect: { type: 'boolean' },
    customer_name: text,
    travel_date: text,
    payment_status: text,
    trip_type: text,
    tour_status: text,
    Incharge: text,
    days: number,
    travelers: number,
    category: text,
    budget: number,
    replyTo: text,
    specialRequests: text,
  },
  required: ['id', 'kind'],
  indexes: ['kind'],
};

/** Milliseconds until everything is stored, and until a query that is open has everything. */
export async function syncRxdb(rows) {
  const database = await createRxDatabase({
    name: `rxdb-${Date.now()}`,
    storage: getRxStorageDexie(),
    multiInstance: false,
  });
  await database.addCollections({ tours: { schema } });
  const start = performance.now();
  const shown = new Promise((resolve) => {
    database.tours.find().$.subscribe((list) => {
      if (list.length >= rows) resolve(performance.now() - start);
    });
  });
  await replicate(database.tours);
  const stored = performance.now() - start;
  const count = await database.tours.count().exec();
  const result = { stored, shown: await shown, rows: count };
  // Stays open for what changes.
  tours = database.tours;
  return result;
}

let tours;

/** Milliseconds until so many changes are in a query that is open. */
export async function pullChanges(count) {
  const revisions = (list) => list.reduce((sum, { revision }) => sum + revision, 0);
  const query = tours.find();
  const wanted = revisions(await query.exec()) + count;
  const start = performance.now();
  const shown = new Promise((resolve) => {
    query.$.subscribe((list) => {
      if (revisions(list) >= wanted) resolve(performance.now() - start);
    });
  });
  await replicate(tours);
  return shown;
}

/** Reads the feed from where the last time ended. */
async function replicate(collection) {
  const replication = replicateRxCollection({
    collection,
    replicationIdentifier: 'feed',
    live: false,
    pull: {
      // A page of the feed may be shorter than the next one: an empty page is the last.
      batchSize: 1,
      async handler(checkpoint) {
        const since = checkpoint ? `?since=${encodeURIComponent(checkpoint.cursor)}` : '';
        const page = await (await fetch(`/api/changes${since}`)).json();
        return {
          documents: page.records.map((record) => ({ ...record, _deleted: false })),
          checkpoint: { cursor: page.cursor },
        };
      },
    },
  });
  await replication.awaitInitialReplication();
}
