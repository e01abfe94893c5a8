/** Tells the open event streams of this server, and other servers on its database, what has happened. */
import {
  type AnnouncedWritingNotice,
  type Announcements,
  noAnnouncements,
} from '../store/feed/announcements.ts';

/** One open line. */
export interface StreamListener {
  sessionId: string;
  /** Called when there is something new in the feed. */
  changed: () => void;
  /** Called when its session has ended and the stream must close. */
  ended: () => void;
  /** Called when somebody writes to a guest, or has stopped. */
  wrote: (notice: AnnouncedWritingNotice) => void;
}

export interface StreamHub {
  /** Call after each commit that changed the feed. */
  changed: () => void;
  /** Call when another server has changed the feed. */
  noticed: () => void;
  /** Call when sessions are revoked. */
  end: (sessionIds: readonly string[]) => void;
  /** Call when somebody here writes to a guest, or has stopped. */
  wrote: (notice: AnnouncedWritingNotice) => void;
  /** Call when the server stops: closes every stream. */
  endAll: () => void;
  /** Calls back after each of the two. */
  onMoved: (listener: () => void) => void;
  /** Returns a function that stops listening. */
  listen: (listener: StreamListener) => () => void;
  /** How many streams are open, for one session or for all. */
  count: (sessionId?: string) => number;
}

/** @param others the other servers on the same database */
export function createStreamHub(others: Announcements = noAnnouncements): StreamHub {
  const listeners = new Set<StreamListener>();
  const watchers: (() => void)[] = [];
  const noticed = () => {
    for (const listener of listeners) listener.changed();
    for (const watcher of watchers) watcher();
  };
  const end = (sessionIds: readonly string[]) => {
    for (const listener of [...listeners]) if (sessionIds.includes(listener.sessionId)) listener.ended();
  };
  const wrote = (notice: AnnouncedWritingNotice) => {
    for (const listener of listeners) listener.wrote(notice);
  };
  others.listen({ moved: noticed, ended: end, wrote });
  return {
    noticed,
    changed() {
      noticed();
      others.moved();
    },
    end(sessionIds) {
      end(sessionIds);
      others.ended(sessionIds);
    },
    wrote(notice) {
      wrote(notice);
      others.wrote(notice);
    },
    onMoved: (listener) => void watchers.push(listener),
    endAll() {
      for (const listener of [...listeners]) listener.ended();
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    count: (sessionId) =>
      sessionId === undefined
        ? listeners.size
        : [...listeners].filter((listener) => listener.sessionId === sessionId).length,
  };
}
