/** Progress of a request at the office and the way there, as its guest is told them. Pure. */
import { type GuestState, guestStates, type LookupAnswer } from '../../../src/contract/protocol/lookup.ts';
import type { WorkingState } from '../../../src/kinds/statuses.ts';
import type { RequestProgress, RequestState } from '../../store/records/requests.ts';

/** States as a guest is told them, by working state. */
const TOLD = {
  new: 'received',
  answered: 'answered',
  quoted: 'quoted',
  confirmed: 'confirmed',
  done: 'done',
  lost: 'closed',
} as const satisfies Record<WorkingState, GuestState>;

/** @returns undefined for a state that a guest is told nothing of */
export function toldProgress({ state, at }: RequestState): LookupAnswer['progress'] {
  if (!Object.hasOwn(TOLD, state)) return undefined;
  return { state: TOLD[state as WorkingState], ...(at !== null && { at }) };
}

type History = NonNullable<LookupAnswer['history']>;

/**
 * Returns the events that led to the present state, the oldest first. A state that the office went back from is not told:
 * it was an error or holds no more, and the guest reads what holds.
 * @param receivedAt of the request, ISO 8601
 */
export function toldHistory({ before, corrected, ...present }: RequestProgress, receivedAt: string): History {
  const way: History = [{ event: 'received', at: receivedAt }];
  for (const set of [...before, present]) {
    const told = toldProgress(set);
    if (!told) continue;
    while (way.length > 1 && rankOf(way.at(-1)?.event) >= rankOf(told.state)) way.pop();
    const { state, ...time } = told;
    if (state !== 'received') way.push({ event: state, ...time });
  }
  for (const at of corrected) {
    const place = way.findLastIndex((one) => one.at !== undefined && one.at <= at) + 1;
    way.splice(Math.max(place, 1), 0, { event: 'corrected', at });
  }
  return way;
}

const rankOf = (event = ''): number => (guestStates as readonly string[]).indexOf(event);
