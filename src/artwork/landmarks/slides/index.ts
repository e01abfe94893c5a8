/** The landmarks of slides by name. */
import type { SlideLandmark } from '../../../content/recipes/poster-slides.ts';
import type { LandmarkPainter } from '../paint.ts';
import { drawBarranco } from './barranco.ts';
import { drawButtress } from './buttress.ts';
import { drawCaneFields } from './cane-fields.ts';
import { drawHornitos } from './hornitos.ts';
import { drawIceWall } from './ice-wall.ts';
import { drawLookout } from './lookout.ts';
import { drawMountainShadow } from './mountain-shadow.ts';
import { drawPapyrus } from './papyrus.ts';
import { drawThunderhead } from './thunderhead.ts';
import { drawTorchLine } from './torch-line.ts';
import { drawWalkway } from './walkway.ts';
import { drawWaterfallFoot } from './waterfall-foot.ts';

export const slideLandmarks: Record<SlideLandmark, LandmarkPainter> = {
  barranco: drawBarranco,
  buttress: drawButtress,
  caneFields: drawCaneFields,
  fallFoot: drawWaterfallFoot,
  hornitos: drawHornitos,
  iceWall: drawIceWall,
  lookout: drawLookout,
  papyrus: drawPapyrus,
  thunderhead: drawThunderhead,
  torchLine: drawTorchLine,
  triangle: drawMountainShadow,
  walkway: drawWalkway,
};
