/** The photograph of a form: the one that is saved, or one that was chosen and is not saved yet. */
import { useState } from 'react';
import type { SitePhotoPart } from '../../../../../kinds/site-photo-part/schema.ts';
import type { ChosenPhotograph } from './chosen-photograph.ts';
import { type ShownPhotograph, usePhotograph } from './use-photographs.ts';

/** The photograph of a form, whatever its fields are. */
export interface FormPhotograph {
  shown: ShownPhotograph | null;
  /** The one that was chosen and is not saved. */
  unsaved: ChosenPhotograph | null;
  choose: (photograph: ChosenPhotograph) => void;
  /** Parts to save with a draft that names a photograph. */
  partsOf: (value: unknown) => readonly SitePhotoPart[];
}

/**
 * @param id of the photograph that the form has; empty for none
 * @param saved id of the one that is saved as a draft or published
 */
export function useFormPhotograph(id: string, saved: string): FormPhotograph {
  const [chosen, setChosen] = useState<ChosenPhotograph | null>(null);
  const own = chosen?.id === id ? chosen : null;
  const unsaved = id === saved ? null : own;
  return {
    shown: usePhotograph(id, own, unsaved === null),
    unsaved,
    choose: setChosen,
    partsOf: (value) => (chosen && chosen.id === value ? chosen.parts : []),
  };
}
