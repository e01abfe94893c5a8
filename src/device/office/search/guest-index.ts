/** Finds the requests of one guest: those with a key in common, and those that staff joined by hand. */

import type { Role } from '../../../contract/accounts/roles.ts';
import type { GuestKeys, OtherDepartmentRequest } from '../../../contract/office/guests.ts';

/** Statement about two requests that waits in the outbox; lists have the earliest first. */
export interface WaitingLink {
  record: string;
  other: string;
  same: boolean;
}

export interface GuestIndex {
  put: (id: string, mark: GuestKeys | undefined) => void;
  putElsewhere: (request: OtherDepartmentRequest) => void;
  remove: (id: string) => void;
  wait: (links: readonly WaitingLink[]) => void;
  of: (id: string) => Found;
}

interface Found {
  /** Ids of the guest's other requests. */
  ids: string[];
  elsewhere: Record<string, number>;
}

/** Maximum of requests of one guest: a contact with more is that of an agency. */
const MOST = 500;

export function createGuestIndex(): GuestIndex {
  const marks = new Map<string, GuestKeys & { at?: Role }>();
  /** Ids of the requests that have a key: one id, as for most keys, or a set. */
  const holders = new Map<string, string | Set<string>>();
  let waiting = new Map<string, Map<string, boolean>>();

  function remove(id: string): void {
    for (const key of marks.get(id)?.keys ?? []) {
      const held = holders.get(key);
      if (held === id) holders.delete(key);
      else if (typeof held === 'object') {
        held.delete(id);
        if (held.size === 0) holders.delete(key);
      }
    }
    marks.delete(id);
  }

  function put(id: string, mark: (GuestKeys & { at?: Role }) | undefined): void {
    remove(id);
    if (!mark) return;
    marks.set(id, mark);
    for (const key of mark.keys) {
      const held = holders.get(key);
      if (held === undefined) holders.set(key, id);
      else if (typeof held === 'object') held.add(id);
      else holders.set(key, new Set([held, id]));
    }
  }

  /** Returns whether staff stated here that two requests are of one guest; undefined without a statement. */
  const saidHere = (one: string, other: string) => waiting.get(one)?.get(other);

  function isApart(one: string, other: string): boolean {
    const said = saidHere(one, other);
    if (said !== undefined) return !said;
    return [marks.get(one)?.apart?.includes(other), marks.get(other)?.apart?.includes(one)].includes(true);
  }

  /** Yields the requests that have a key in common with one, or that staff joined with it here. */
  function* besides(id: string): Generator<string> {
    for (const key of marks.get(id)?.keys ?? []) {
      const held = holders.get(key);
      if (typeof held === 'string') yield held;
      else yield* held ?? [];
    }
    for (const [other, same] of waiting.get(id) ?? []) if (same) yield other;
  }

  return {
    put,
    putElsewhere({ id, at, keys }) {
      put(id, keys.length > 0 ? { keys, at } : undefined);
    },
    remove,
    wait(links) {
      waiting = new Map();
      const say = (one: string, other: string, same: boolean) =>
        waiting.set(one, (waiting.get(one) ?? new Map<string, boolean>()).set(other, same));
      for (const { record, other, same } of links) {
        say(record, other, same);
        say(other, record, same);
      }
    },
    /** Follows shared keys from request to request, but not through requests that this reader may not see. */
    of(id) {
      const found = new Set([id]);
      const elsewhere: Record<string, number> = {};
      for (const one of found) {
        if (marks.get(one)?.at) continue;
        for (const other of besides(one)) {
          if (found.size > MOST || found.has(other) || isApart(id, other) || isApart(one, other)) continue;
          found.add(other);
          const at = marks.get(other)?.at;
          if (at) elsewhere[at] = (elsewhere[at] ?? 0) + 1;
        }
      }
      const ids = [...found].filter((one) => one !== id && !marks.get(one)?.at);
      return { ids, elsewhere };
    },
  };
}
