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
 * @param chosen the one that was chosen in the form last
 */
export function usePhotograph(id: string, chosen: ChosenPhotograph | null): ShownPhotograph | null {
  const isChosen = chosen !== null && chosen.id === id;
  const own: OwnPhotograph | undefined = useSitePhotographs()?.get(id);
  // Without a photograph there is nothing to ask; one that is not saved nobody else has.
  const isNew = isChosen && !own;
  const { value, ask } = useOfficeAnswer<SitePhotosAnswer>(id === '' || isNew ? '' : endpoints.sitePhotos);
  const listed = value ? value.photos.find((photo) => photo.id === id) : null;
  const state = photographState(own, listed);
  // Nobody knows it while there is no signal, or no session.
  const isAsked = id !== '' && !isNew && (state.isUnderWay || listed === null);
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
  return { ...state, picture: isChosen ? chosen.picture : (own?.picture() ?? atOffice) };
}
