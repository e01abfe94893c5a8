/** What the office has of the photographs, asked again while something is on its way. */
import { useEffect } from 'react';
import { endpoints } from '../../../../../contract/protocol/endpoints.ts';
import { type OwnPhotograph, useSitePhotographs } from '../../../../../device/records/index.ts';
import type { SitePhotosAnswer } from '../../../../../kinds/calls/site-photos.ts';
import { useOfficeAnswer } from '../../../../features/dashboard/use-office-answer.ts';
import type { ChosenPhotograph } from './chosen-photograph.ts';
import { type PhotographState, photographState } from './photograph-state.ts';

/** Milliseconds between two questions. */
const PAUSE = 2_500;

export interface ShownPhotograph extends PhotographState {
  /** Address of the picture; null while it is nowhere to be had. */
  picture: string | null;
}

/**
 * @param id of the photograph in the form; empty for none
 * @param chosen the same, where it was chosen in this form
 * @param isSaved false while nobody but the form has it
 */
export function usePhotograph(
  id: string,
  chosen: ChosenPhotograph | null,
  isSaved: boolean,
): ShownPhotograph | null {
  const own: OwnPhotograph | undefined = useSitePhotographs()?.get(id);
  // Entries that have arrived are no longer listed on the device, so that the office is asked for what became of them.
  const isSent = id !== '' && isSaved;
  const { value, ask } = useOfficeAnswer<SitePhotosAnswer>(isSent ? endpoints.sitePhotos : '');
  const listed = value ? value.photos.find((photo) => photo.id === id) : null;
  const state = photographState(own, listed);
  // Nobody knows it while there is no signal, or no session.
  const isAsked = isSent && (state.isUnderWay || listed === null);
  useEffect(() => {
    if (!isAsked) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    // One question after the other: on a slow line an answer takes longer than the pause.
    const next = () => {
      timer = setTimeout(() => void ask().then(() => isMounted && next()), PAUSE);
    };
    let isMounted = true;
    next();
    return () => {
      isMounted = false;
      clearTimeout(timer);
    };
  }, [isAsked, ask]);
  if (id === '') return null;
  const atOffice = listed?.state === 'ready' || listed === null ? `${endpoints.sitePhotos}/${id}` : null;
  return { ...state, picture: chosen?.picture ?? own?.picture() ?? atOffice };
}
