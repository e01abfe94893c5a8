import { mix } from '../colour.ts';
import type { Scene } from '../scene.ts';

/** Kibo's flat snow cap with its glaciers, the saddle, and Mawenzi's broken tooth. */
export function drawKilimanjaro(scene: Scene, tone: number): string {
  const shade = scene.tone(tone + 0.14);
  const { pale } = scene.palette;
  return (
    '<path d="M-640 40C-470 20-330-60-232-178-206-212-180-236-150-246-110-256-40-262 20-258 62-256 92-248 116-232 152-204 186-158 236-142 262-134 282-140 300-156L318-182 332-172 346-190 366-166C400-126 500-10 660 40V300H-640z"/>' +
    `<path fill="${shade}" d="M20-258C62-256 92-248 116-232 152-204 186-158 236-142 262-134 282-140 300-156L318-182 332-172 346-190 366-166C400-126 500-10 660 40V300H120Q150 90 90-40T40-170z"/>` +
    `<path fill="${pale}" d="M-208-206C-190-228-172-240-150-246-110-256-40-262 20-258 62-256 92-248 116-232L144-206 118-212 104-180 82-208 58-166 36-206 6-150-18-200-44-176-66-210-96-158-118-204-150-180-166-208z"/>` +
    `<path fill="${mix(pale, shade, 0.28)}" d="M20-258C62-256 92-248 116-232L144-206 118-212 104-180 82-208 58-166 44-194 62-222z"/>`
  );
}
