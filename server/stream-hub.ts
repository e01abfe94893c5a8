/** Tells the open event streams of this process what has happened. */

/** One open line. */
export interface Listener {
  sessionId: string;
  /** Called when there is something new in the feed. */
  changed: () => void;
  /** Called when its session has ended and the stream must close. */
  ended: () => void;
}

export interface StreamHub {
  /** Call after each commit that changed the feed. */
  changed: () => void;
  /** Call when sessions are revoked. */
  end: (sessionIds: readonly string[]) => void;
  /** Call when the server stops: closes every stream. */
  endAll: () => void;
  /** Returns a function that stops listening. */
  listen: (listener: Listener) => () => void;
  /** How many streams are open, for one session or for all. */
  count: (sessionId?: string) => number;
}

export function createStreamHub(): StreamHub {
  const listeners = new Set<Listener>();
  return {
    changed() {
      for (const listener of listeners) listener.changed();
    },
    end(sessionIds) {
      for (const listener of [...listeners]) if (sessionIds.includes(listener.sessionId)) listener.ended();
    },
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
