/** The names that recipes of slides may use. */

/** Riders, night walkers and butterflies. */
export type SlideSilhouetteName = 'butterfly' | 'ranger' | 'rider' | 'torchbearer';

/** Landmarks that a slide shows from near. */
export type SlideLandmark =
  | 'barranco'
  | 'buttress'
  | 'caneFields'
  | 'fallFoot'
  | 'hornitos'
  | 'iceWall'
  | 'lookout'
  | 'papyrus'
  | 'thunderhead'
  | 'torchLine'
  | 'triangle'
  | 'walkway';
