/** Something that is made of a module, and made anew when the module is another. */
export interface Reloadable<Made> {
  /** What is made of the module as it is now; waits for it where it is being made. */
  now(): Promise<Made>;
  /** A file was edited: the module may be another when it is asked for next. */
  edited(): void;
  /** Ends what was made. */
  end(): Promise<void>;
}

interface ReloadableParts<Module, Made> {
  /** Loads the module; the same object as long as nothing in it has changed. */
  load(): Promise<Module>;
  make(module: Module): Promise<Made>;
  end?(made: Made): Promise<void>;
  /** The module cannot be loaded; what was made before stays at work. */
  failed?(error: unknown): void;
}

export function createReloadable<Module, Made>({
  load,
  make,
  end,
  failed,
}: ReloadableParts<Module, Made>): Reloadable<Made> {
  let edits = 1;
  let seen = 0;
  let module: Module | undefined;
  let made: { it: Made } | undefined;
  let turn: Promise<unknown> = Promise.resolve();

  async function look(): Promise<Made> {
    if (made && seen === edits) return made.it;
    const looking = edits;
    let next: Module;
    try {
      next = await load();
    } catch (error) {
      if (!made || !failed) throw error;
      seen = looking;
      failed(error);
      return made.it;
    }
    if (!made || next !== module) {
      if (made) await end?.(made.it);
      made = undefined;
      module = next;
      made = { it: await make(next) };
    }
    seen = looking;
    return made.it;
  }

  return {
    now() {
      if (made && seen === edits) return Promise.resolve(made.it);
      // One after the other: two at once would open the database twice.
      const next = turn.then(look);
      turn = next.catch(() => undefined);
      return next;
    },
    edited() {
      edits += 1;
    },
    async end() {
      await turn;
      if (made) await end?.(made.it);
      made = undefined;
    },
  };
}
