/** Record of what people did and were told, kept beside the program: the checks hold the program to it. */

import type { NewEntry } from '../../../src/device/outbox/add/add-entry.ts';
import type { SubmitOutcome } from '../../../src/device/outbox/add/submit.ts';
import type { EntryKind } from '../../../src/kinds/entry-kinds.ts';

/** One thing that somebody wanted: one record, however often it is pressed and corrected. */
export interface Intent {
  number: number;
  kind: EntryKind;
  author: string | null;
  /** The record that a change or a note is about; null for anything else. */
  about: string | null;
  /** The browser that it was made on. */
  browser: string;
  /** Ids of its first entry, of its corrections, and of entries that took the place of a conflict. */
  ids: string[];
  /** Stands in its texts and nowhere else. */
  mark: string;
  /** The strongest that the person was told. */
  told: 'nothing' | 'saved' | 'accepted';
  /** True if its author gave it up. */
  givenUp: boolean;
  /** True if it was given up once, perhaps while it was on its way: no copy of it stays. */
  wasGivenUp: boolean;
  /** Form as it was submitted last, to be pressed again. */
  form: Pick<NewEntry, 'id' | 'kind' | 'payload'> | null;
  /** How its last press ended; null while it is open. */
  last: SubmitOutcome['type'] | null;
  /** Presses without an answer yet. */
  open: number;
  /** Two presses, or one and a discard, were under way at once: either may count. */
  isMixed: boolean;
  /** Content of its last press, once that was told to be saved or accepted; null when nobody knows. */
  content: unknown;
  /** Counts the contents that were typed as corrections. */
  edition: number;
}

/** Browser on which something is entered, and the person who enters it. */
export interface Hand {
  browser: string;
  /** Id of the account that the tab shows to be signed in. */
  person: string | null;
}

export type Ledger = ReturnType<typeof createLedger>;

export function createLedger() {
  const intents: Intent[] = [];
  const byId = new Map<string, Intent>();

  function open(
    part: Pick<Intent, 'kind' | 'author' | 'browser' | 'mark' | 'form'> & Partial<Pick<Intent, 'about'>>,
    id: string,
  ): Intent {
    const intent: Intent = {
      number: intents.length + 1,
      about: null,
      ids: [id],
      told: 'nothing',
      givenUp: false,
      wasGivenUp: false,
      last: null,
      open: 0,
      isMixed: false,
      content: null,
      edition: 4,
      ...part,
    };
    intents.push(intent);
    byId.set(id, intent);
    return intent;
  }

  return {
    intents,
    byId,
    open,
    /** Records that the office erased: id, and when in the order of all that happened. */
    erased: new Map<string, { mark: string | null; moment: number }>(),
    /** Records that staff removed by hand, asked for or done. */
    removed: new Set<string>(),

    /**
     * Notes an entry that is about to be added: of a form, a correction, or made by the program for a change.
     * The author of a staff entry is the person who has pressed, not the one whom the program takes it for.
     */
    hear({ id, kind, author, replaces, payload }: NewEntry, { browser, person }: Hand): void {
      const corrected = replaces ? byId.get(replaces) : undefined;
      if (kind === 'recordRemoval') this.removed.add((payload as { record: string }).record);
      if (byId.has(id)) return;
      if (!corrected) {
        const about = kind === 'correction' ? null : ((payload as { record?: string }).record ?? null);
        open({ kind, author: author ? person : null, about, browser, mark: id, form: null }, id);
        return;
      }
      this.addId(corrected.ids[0] as string, id);
    },

    /** @returns the id, which from now on is of the same intent: of a correction, or of what takes a place */
    addId(first: string, id: string): string {
      const intent = byId.get(first);
      if (!intent) throw new Error(`${first} was never added.`);
      intent.ids.push(id);
      byId.set(id, intent);
      return id;
    },

    /** Submit is pressed. */
    press(id: string): void {
      const intent = byId.get(id);
      if (!intent) return;
      intent.open += 1;
      intent.isMixed ||= intent.open > 1;
      intent.content = null;
    },

    /** A press of Submit was answered. */
    tell(id: string, outcome: SubmitOutcome['type'], payload: unknown): Intent | undefined {
      const intent = byId.get(id);
      if (!intent) return undefined;
      intent.last = outcome;
      intent.open -= 1;
      intent.content = outcome === 'saved' || outcome === 'accepted' ? payload : null;
      if (outcome === 'saved' || outcome === 'accepted') {
        intent.givenUp = false;
        intent.told = intent.told === 'accepted' ? 'accepted' : outcome;
      }
      return intent;
    },

    /**
     * Its author is about to give it up.
     * @param inPart true when other entries of the same request stay
     */
    giveUp(id: string, inPart = false): void {
      const intent = byId.get(id);
      if (!intent) return;
      intent.givenUp ||= !inPart;
      intent.wasGivenUp ||= !inPart;
      intent.content = null;
      intent.isMixed ||= intent.open > 0;
    },

    /** Short and stable, for the history. */
    nameOf(id: string): string {
      const intent = byId.get(id);
      if (!intent) return id;
      const place = intent.ids.indexOf(id);
      return `e${intent.number}${place > 0 ? `.${place}` : ''}`;
    },
  };
}
