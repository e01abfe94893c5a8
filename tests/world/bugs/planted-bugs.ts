/** Bugs that the product had, planted again one at a time: the world must find each. */
import {
  CAPTURED_AT_HEADER,
  IDEMPOTENCY_KEY_HEADER,
  isUnsupportedSubmission,
  type Problem,
  type ReplayEntry,
} from '../../../src/contract/protocol/answers.ts';
import { endpoints } from '../../../src/contract/protocol/endpoints.ts';
import type { CallAnswer, CallOptions, CallResult } from '../../../src/device/core/transport.ts';
import { AlreadyReceived } from '../../../src/device/outbox/add/add-entry.ts';
import { createVerdictApplier } from '../../../src/device/outbox/send/apply-verdicts.ts';
import { toReplayEntry } from '../../../src/device/outbox/send/batch.ts';
import type { WorldParts } from '../parts.ts';
import { deviceBugs } from './device-bugs.ts';
import { officeBugs, type PlantedBug } from './office-bugs.ts';
import { restoreBugs } from './restore-bugs.ts';

const isAnswer = (reply: CallResult): reply is CallAnswer => !(reply instanceof Error);
const idOf = (call: CallOptions | undefined) => call?.headers?.[IDEMPOTENCY_KEY_HEADER];

/** Changes answers before the device judges them. */
const answered =
  (
    change: (answer: CallAnswer, call: CallOptions | undefined, address: string) => CallAnswer,
  ): WorldParts['transport'] =>
  (sound) =>
  async (address, call) => {
    const reply = await sound(address, call);
    return isAnswer(reply) ? change(reply, call, address) : reply;
  };

/** Takes one status for a refusal, alone and in a batch. */
const refuses = (status: number) =>
  answered((answer) => {
    const body = answer.body as { results?: { status: number }[] } | null | undefined;
    if (Array.isArray(body?.results)) {
      const results = body.results.map((one) => (one.status === status ? { ...one, status: 400 } : one));
      return { ...answer, body: { ...body, results } };
    }
    return answer.status === status ? { ...answer, status: 400 } : answer;
  });

export const plantedBugs: readonly PlantedBug[] = [
  {
    name: 'a press takes out what is refused or fails, promised or not',
    parts: () => ({
      outbox: (sound) => ({ ...sound, withdraw: (id) => sound.remove(id) }),
    }),
    breaks: ['lost'],
  },
  {
    name: 'an entry that is not there any more is said to be saved',
    parts: () => ({
      outbox: (sound) => ({ ...sound, withdraw: (id) => sound.remove(id) }),
      replayer: (sound) => ({
        ...sound,
        async deliver(id, press) {
          const delivery = await sound.deliver(id, press);
          return delivery.type === 'gone' ? { type: 'saved' } : delivery;
        },
      }),
    }),
    breaks: ['lost'],
  },
  {
    name: '403 parks',
    parts: () => ({ transport: refuses(403) }),
    breaks: ['parked for a passing cause', 'refused although held'],
  },
  {
    name: '401 parks',
    parts: () => ({ transport: refuses(401) }),
    breaks: ['parked for a passing cause', 'refused although held'],
  },
  {
    name: '503 parks',
    parts: () => ({ transport: refuses(503) }),
    breaks: ['parked for a passing cause', 'refused although held'],
  },
  {
    name: 'a batch without an answer is never halved',
    parts: () => ({
      replayer: (sound, { outbox, transport, clock, author }) => {
        const settle = createVerdictApplier({ outbox, clock, random: () => 0 });
        return {
          ...sound,
          async replay(eager) {
            const batch = await outbox.freeze(await outbox.due(await author(), eager));
            if (batch.length === 0) return;
            const entries = batch.map((entry) => toReplayEntry(entry, { id: entry.id }));
            const reply = await transport(endpoints.replay, {
              method: 'POST',
              json: JSON.stringify({ entries }),
            });
            const results = isAnswer(reply)
              ? (reply.body as { results?: ReplayEntry[] } | null)?.results
              : [];
            const got = new Map((results ?? []).map((result) => [result.id, result as never]));
            const verdicts = batch.map(({ id }) => {
              const { receipt } = (got.get(id) ?? {}) as { receipt?: never };
              return [id, receipt ? { type: 'accepted', receipt } : { type: 'unreachable' }] as const;
            });
            await settle({ batch, verdicts: new Map(verdicts) as never });
          },
        };
      },
    }),
    breaks: ['stuck'],
  },
  {
    name: 'ids are made when an entry is sent',
    parts: () => ({
      transport: (sound) => {
        let sent = 0;
        return (address, call) => {
          const id = idOf(call);
          if (!call?.headers || !id) return sound(address, call);
          sent += 1;
          const fresh = id.slice(0, -4) + (0xf000 + (sent % 0xfff)).toString(16);
          const headers = { ...call.headers, [IDEMPOTENCY_KEY_HEADER]: fresh };
          // The id stands in the body too, which counts where both are there.
          const json = call.json?.replaceAll(id, fresh);
          return sound(address, { ...call, headers, ...(json !== undefined && { json }) });
        };
      },
    }),
    breaks: ['unknown row'],
  },
  {
    name: "a portal's 200 is a receipt",
    parts: () => ({
      transport: answered((answer, call) => {
        const id = idOf(call);
        if (!id || answer.status !== 200 || answer.body !== undefined) return answer;
        const receivedAt = '2027-06-01T00:00:00.000Z';
        return { ...answer, body: { id, reference: 'PB-0000-0000-0', receivedAt, message: 'OK' } };
      }),
    }),
    breaks: ['lost', 'receipt without a row'],
  },
  {
    name: 'entries go under whoever is signed in',
    parts: () => ({
      outbox: (sound, { database }) => ({
        ...sound,
        async due(author, eager) {
          const authors = new Set((await database.entries.toArray()).map((entry) => entry.author));
          authors.add(author);
          const due = await Promise.all([...authors].map((one) => sound.due(one, eager)));
          return [...new Map(due.flat().map((entry) => [entry.id, { ...entry, author }])).values()];
        },
        freeze: async (due) => (await sound.freeze(due)).map((entry) => ({ ...entry, author: null })),
      }),
    }),
    breaks: ['author'],
  },
  {
    name: 'removals of the feed are not heard',
    parts: () => ({
      transport: answered((answer, _call, address) =>
        address.startsWith(endpoints.changes) &&
        Array.isArray((answer.body as { removed?: [] } | null)?.removed)
          ? { ...answer, body: { ...(answer.body as object), removed: [] } }
          : answer,
      ),
    }),
    breaks: ['erased', 'feed'],
  },
  {
    name: 'a Retry-After of a century is believed',
    parts: () => {
      let isHeld = false;
      return {
        transport: (sound) => async (address, call) => {
          if (isHeld) return new Error('The server asked to wait.');
          const reply = await sound(address, call);
          isHeld ||= isAnswer(reply) && Number(reply.retryAfter) > 1e9;
          return reply;
        },
      };
    },
    breaks: ['stuck', 'feed'],
  },
  {
    name: 'a sign-out takes with it what was added after its question',
    parts: () => ({
      sessions: (sound) => ({ ...sound, forget: async () => sound.forget(await sound.unsent()) }),
    }),
    breaks: ['lost'],
  },
  {
    name: 'what was received is not corrected any more',
    parts: () => ({
      outbox: (sound) => ({
        ...sound,
        async add(entry) {
          const sent = await sound.findSent(entry.id);
          if (sent) throw new AlreadyReceived(sent);
          return sound.add(entry);
        },
      }),
    }),
    breaks: ['not what was pressed last'],
  },
  {
    name: 'a correction is sent as a further request',
    parts: () => ({
      outbox: (sound, { newId }) => ({
        ...sound,
        async add(entry) {
          const known = (await sound.find(entry.id)) ?? (await sound.findSent(entry.id));
          return sound.add(known ? { ...entry, id: newId() } : entry);
        },
      }),
    }),
    breaks: ['unknown row', 'doubled'],
  },
  {
    name: 'what is pressed in a tab goes under whoever signed in elsewhere',
    parts: () => ({ shown: () => null }),
    breaks: ['author'],
  },
  {
    name: 'the time of a clock beyond the year 9999, or before 1970, is sent as it is',
    parts: () => {
      const stamps = new Map<string, string>();
      const stamped = (entry: { id: string }) => ({
        ...entry,
        ...(stamps.has(entry.id) && { capturedAt: stamps.get(entry.id) }),
      });
      return {
        outbox: (sound, { clock }) => ({
          ...sound,
          add(entry) {
            stamps.set(entry.id, new Date(clock()).toISOString());
            return sound.add(entry);
          },
        }),
        transport: (sound) => (address, call) => {
          const stamp = stamps.get(idOf(call) ?? '');
          if (address === endpoints.replay) {
            const { entries } = JSON.parse(call?.json ?? '') as { entries: { id: string }[] };
            return sound(address, { ...call, json: JSON.stringify({ entries: entries.map(stamped) }) });
          }
          if (!stamp) return sound(address, call);
          return sound(address, { ...call, headers: { ...call?.headers, [CAPTURED_AT_HEADER]: stamp } });
        },
      };
    },
    breaks: ['parked for a passing cause', 'refused although held', 'stuck'],
  },
  {
    name: 'what a server of an earlier version does not know is refused for good',
    parts: () => {
      const unnamed = (problem: Problem | undefined) =>
        problem && isUnsupportedSubmission(problem) ? { message: 'No.' } : problem;
      return {
        transport: answered((answer) => {
          const body = answer.body as { results?: { problem?: Problem }[]; message?: string } | null;
          if (Array.isArray(body?.results)) {
            const results = body.results.map((one) => ({ ...one, problem: unnamed(one.problem) }));
            return { ...answer, body: { ...body, results } };
          }
          if (typeof body?.message !== 'string') return answer;
          return { ...answer, body: { ...body, ...unnamed(body as Problem) } };
        }),
      };
    },
    breaks: ['parked for a passing cause', 'refused although held'],
  },
  {
    name: 'a press that failed leaves no trace, and its form is sent under a key that is taken',
    parts: () => ({
      outbox: (sound) => ({ ...sound, withdraw: (id, press) => sound.withdraw(id, press, 'nothing') }),
    }),
    breaks: ['refused although held', 'not what was pressed last', 'parked for a passing cause'],
  },
  ...deviceBugs,
  ...officeBugs,
  ...restoreBugs,
];
