/** A value built from a module, and rebuilt when the module has changed. */
export interface Reloadable<Made> {
  /** The value built from the module as it is now; waits while it is being built. */
  now(): Promise<Made>;
  /** A file was edited: the module is checked again at the next request. */
  edited(): void;
  /** Ends what was made. */
  end(): Promise<void>;
}

interface ReloadableDeps<Module, Made> {
  /** Loads the module; gives the same object as long as nothing in it has changed. */
  load(): Promise<Module>;
  make(module: Module): Promise<Made>;
  end?(made: Made): Promise<void>;
  /** Called when the module cannot be loaded; the previous value stays in use. */
  failed?(error: unknown): void;
}

export function createReloadable<Module, Made>({
  load,
  make,
  end,
  failed,
}: ReloadableDeps<Module, Made>): Reloadable<Made> {
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
      // One at a time: two at once would open the database twice.
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
