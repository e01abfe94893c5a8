/** The names that recipes of slides may use. */

/** Who rides, walks at night, or flutters past. */
export type SlideSilhouetteName = 'butterfly' | 'ranger' | 'rider' | 'torchbearer';

/** What a slide shows from near, where a poster shows the whole. */
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
