/** A node of an earlier version, as during a roll-out or after a roll-back: it does not know every kind of entry. */
import type { Hono } from 'hono';
import {
  IDEMPOTENCY_KEY_HEADER,
  type ReplayEntry,
  type ReplayResult,
} from '../../../src/contract/protocol/answers.ts';
import { endpoints } from '../../../src/contract/protocol/endpoints.ts';
import { type EntryKind, entryKinds } from '../../../src/kinds/entry-kinds.ts';

const NOT_YET: readonly string[] = ['eventRequest', 'feedback'] satisfies EntryKind[];
const ADDRESSES = NOT_YET.map((kind) => entryKinds[kind as EntryKind].call as string);

export async function answerAsOlder(app: Hono, address: string, init: RequestInit): Promise<Response> {
  if (init.method !== 'POST') return app.request(address, init);
  if (ADDRESSES.includes(address)) {
    const id = new Headers(init.headers).get(IDEMPOTENCY_KEY_HEADER);
    return Response.json({ message: 'There is no such call.', ...(id && { id }) }, { status: 404 });
  }
  if (address !== endpoints.replay) return app.request(address, init);
  const { entries } = JSON.parse(String(init.body)) as { entries: ReplayEntry[] };
  const known = entries.filter(({ kind }) => !NOT_YET.includes(kind));
  const problem = { message: 'This kind of request is not known here.' };
  const unknown = entries
    .filter(({ kind }) => NOT_YET.includes(kind))
    .map(({ id }): ReplayResult => ({ id, status: 400, problem }));
  if (known.length === 0) return Response.json({ results: unknown });
  const response = await app.request(address, { ...init, body: JSON.stringify({ entries: known }) });
  if (response.status !== 200) return response;
  const { results } = (await response.json()) as { results: ReplayResult[] };
  return Response.json({ results: [...results, ...unknown] });
}
