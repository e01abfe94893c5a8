/** Which items of the drafts are ticked: all that were there when the page was opened, and nothing that came or changed since. */
import { useState } from 'react';
import { type DraftedItem, draftIds } from './drafted-items.ts';

interface Choice {
  /** Drafts of the item when it was made; with others it no longer counts. */
  drafts: string;
  isChosen: boolean;
}

export interface ChosenItems {
  isChosen: (item: DraftedItem) => boolean;
  /** True for an item with a draft that was not there when the page was opened. */
  isNew: (item: DraftedItem) => boolean;
  choose: (items: readonly DraftedItem[], isChosen: boolean) => void;
}

/** @param isHeld true for what is not ticked by itself */
export function useChosenItems(
  drafted: readonly DraftedItem[],
  isHeld: (item: DraftedItem) => boolean,
): ChosenItems {
  const [first] = useState(() => new Set(drafted.flatMap(draftIds)));
  const [choices, setChoices] = useState<ReadonlyMap<string, Choice>>(new Map());
  const isNew = (item: DraftedItem) => draftIds(item).some((id) => !first.has(id));
  return {
    isNew,
    isChosen(item) {
      if (item.isWaiting) return false;
      const choice = choices.get(item.item.id);
      return choice?.drafts === draftIds(item).join() ? choice.isChosen : !isNew(item) && !isHeld(item);
    },
    choose(items, isChosen) {
      setChoices((before) => {
        const after = new Map(before);
        for (const item of items) after.set(item.item.id, { drafts: draftIds(item).join(), isChosen });
        return after;
      });
    },
  };
}
