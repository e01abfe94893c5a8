/** Visits of a test file: what their pages reported is told when they are closed, and one that stays open is told, too. */

/** A visit as it is watched. */
export interface WatchedVisit {
  /** Errors that its pages reported so far, without those that a test expects. */
  errors: string[];
  isOpen: () => boolean;
  /** Addresses of its pages. */
  addresses: () => string[];
}

export function createVisitWatch() {
  const visits = new Set<WatchedVisit>();
  return {
    add: (visit: WatchedVisit): void => void visits.add(visit),

    /** @throws Error with what pages of closed visits reported and no test expected; each is told once */
    tellErrors(): void {
      const closed = [...visits].filter((visit) => !visit.isOpen());
      for (const visit of closed) visits.delete(visit);
      const errors = closed.flatMap((visit) => visit.errors);
      if (errors.length > 0) throw new Error(`Pages reported what no test expected:\n${errors.join('\n')}`);
    },

    /** @throws Error with the addresses of visits that are still open, after which they are forgotten */
    tellOpen(): void {
      const open = [...visits].filter((visit) => visit.isOpen());
      visits.clear();
      if (open.length === 0) return;
      const addresses = open.map((visit) => visit.addresses().join(', '));
      throw new Error(`Visits were left open:\n${addresses.join('\n')}`);
    },
  };
}

/** The visits of this worker. */
export const visitWatch = createVisitWatch();
