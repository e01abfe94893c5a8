/** Word that something happened, for whoever holds a line open: in this process, at once. */

/** One open line. */
export interface Listener {
  sessionId: string;
  /** There is something new in the feed. */
  changed: () => void;
  /** Its session has ended: the line is to be closed. */
  ended: () => void;
}

export interface StreamHub {
  /** To be called after each commit that changed the feed. */
  changed: () => void;
  /** To be called when sessions are revoked. */
  end: (sessionIds: readonly string[]) => void;
  /** To be called when the server stops: every line is closed. */
  endAll: () => void;
  /** Gives what stops the listening. */
  listen: (listener: Listener) => () => void;
  /** Open lines, of one session or of all. */
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
