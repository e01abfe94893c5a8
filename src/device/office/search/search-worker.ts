/** Worker that holds the index, so that building and searching it never block typing in the page. */
import type { RecordKind } from '../../../kinds/list.ts';
import type { WaitingLink } from './guest-index.ts';
import { createLiveIndex, type LiveIndex } from './live-index.ts';
import { findRecordsDbFactory, openRecordsReader } from './read-records.ts';
import type { GuestResult, HitFields, SearchResult, WaitingChanges } from './search-index.ts';

/** Messages from the page. */
export type PageMessage =
  | { type: 'begin'; name: string; fields: HitFields; readable: readonly RecordKind[] }
  /** Sent when there may be new records. */
  | { type: 'look' }
  | { type: 'wait'; records: readonly WaitingChanges[]; links: readonly WaitingLink[] }
  | ({ type: 'ask'; number: number } & SearchQuestion);

export type SearchQuestion =
  | { about: 'search'; text: string; most: number; kinds?: readonly RecordKind[] }
  | { about: 'guest'; id: string; most: number };

/** Messages from the worker. */
export type WorkerMessage =
  | { type: 'answer'; number: number; result: SearchResult | GuestResult; complete: boolean }
  | { type: 'changed' };

/** Milliseconds until a failed read is tried again. */
const PAUSE = 300;

let kept: LiveIndex | undefined;

const say = (answered: WorkerMessage) => postMessage(answered);

function answer(question: SearchQuestion): SearchResult | GuestResult {
  const index = kept?.index();
  if (question.about === 'guest') {
    return index?.guest(question.id, question.most) ?? { hits: [], count: 0, elsewhere: {} };
  }
  return index?.search(question.text, question.most, question.kinds) ?? { hits: [], count: 0 };
}

addEventListener('message', ({ data }: MessageEvent<PageMessage>) => {
  if (data.type === 'begin') {
    const { name, fields, readable } = data;
    kept = createLiveIndex({
      async open() {
        const factory = await findRecordsDbFactory(name);
        return factory && openRecordsReader(factory, name);
      },
      fields,
      readable,
      nextTask: () => new Promise((resolve) => setTimeout(resolve)),
      pause: () => new Promise((resolve) => setTimeout(resolve, PAUSE)),
      changed: () => say({ type: 'changed' }),
    });
    void kept.look();
  } else if (data.type === 'look') void kept?.look();
  else if (data.type === 'wait') kept?.wait(data.records, data.links);
  else {
    say({
      type: 'answer',
      number: data.number,
      result: answer(data),
      complete: kept?.isComplete() ?? false,
    });
  }
});
