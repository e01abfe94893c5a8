/** The landmarks of slides by name. */
import type { SlideLandmark } from '../../../content/poster-slides.ts';
import type { LandmarkPainter } from '../paint.ts';
import { drawBarranco } from './barranco.ts';
import { drawButtress } from './buttress.ts';
import { drawCaneFields } from './cane-fields.ts';
import { drawFallFoot } from './fall-foot.ts';
import { drawHornitos } from './hornitos.ts';
import { drawIceWall } from './ice-wall.ts';
import { drawLookout } from './lookout.ts';
import { drawPapyrus } from './papyrus.ts';
import { drawThunderhead } from './thunderhead.ts';
import { drawTorchLine } from './torch-line.ts';
import { drawTriangle } from './triangle.ts';
import { drawWalkway } from './walkway.ts';

export const slideLandmarks: Record<SlideLandmark, LandmarkPainter> = {
  barranco: drawBarranco,
  buttress: drawButtress,
  caneFields: drawCaneFields,
  fallFoot: drawFallFoot,
  hornitos: drawHornitos,
  iceWall: drawIceWall,
  lookout: drawLookout,
  papyrus: drawPapyrus,
  thunderhead: drawThunderhead,
  torchLine: drawTorchLine,
  triangle: drawTriangle,
  walkway: drawWalkway,
};
