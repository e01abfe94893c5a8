import { mix } from '../colour.ts';
import type { Scene } from '../scene.ts';
import { fill, PICTURE_REACH } from './paint.ts';

/** A forest floor of old reef cut open: a crust of coral, under it a cave lit through the one hole in its roof. */
export function drawCoralCave(scene: Scene, tone: number): string {
  const { sand, pale, glow, water } = scene.palette;
  const rock = mix(sand, '#8a5a4a', 0.42);
  const lower = mix(rock, scene.tone(0.8), 0.34);
  const dark = scene.tone(tone);
  const hall =
    'M-4-20L-30 84C-200 70-400 120-462 250-510 380-470 480-380 530-200 580 260 586 390 530 486 470 506 360 452 240 400 130 280 80 160 84L128-20z';
  const stones =
    'M-352 90L-326 250-292 80zM-270 74L-254 176-234 66zM-204 60L-178 300-148 56zM196 56L220 230 246 64zM268 70L284 160 302 76zM326 84L352 270 386 120z';
  return (
    fill(rock, `M-${PICTURE_REACH} 0H${PICTURE_REACH}V1400H-${PICTURE_REACH}z`) +
    fill(
      lower,
      `M-${PICTURE_REACH} 330q300-50 600 0t600-10 600-20 600 30 600-20 600 10 600-10V1400H-${PICTURE_REACH}z`,
    ) +
    fill(
      mix(sand, pale, 0.4),
      `M-${PICTURE_REACH}-6H${PICTURE_REACH}V26q-160 26-320 0t-320 6-320-8-320 6-320-4-320 8-320-6-320 4H-${PICTURE_REACH}z`,
    ) +
    fill(
      mix(rock, pale, 0.42),
      'M-640 150q30-20 60 0-24 18-60 0zM560 180q30-20 64 0-30 18-64 0zM640 300q18-12 40 0-20 12-40 0zM-820 260q30-18 60 0-26 16-60 0z',
    ) +
    fill(mix(dark, water[1] ?? dark, 0.2), hall) +
    fill(glow, 'M-4-20H128L330 540Q70 600-210 548z', '.16') +
    fill(glow, 'M20-20H108L220 560Q70 590-100 564z', '.3') +
    fill(pale, 'M40-20H92L140 572Q60 584-20 572z', '.5') +
    fill(water[1] ?? dark, 'M-190 540C-110 500 220 500 290 542 210 580-110 580-190 540z') +
    fill(water[3] ?? pale, 'M-90 540C-40 518 150 518 196 540 140 562-40 562-90 540z') +
    fill(rock, stones) +
    fill(
      lower,
      'M-452 520L-392 400-340 546zM-330 552l26-90 34 100zM330 552l40-130 40 110zM430 510l20-70 30 40z',
    ) +
    `<path fill="none" stroke="${scene.tone(0.9)}" stroke-width="9" stroke-linecap="round" d="M10-16Q-24 100 8 180T-4 380M30-16Q40 120 26 250M116-16Q140 90 112 170T128 300M134-10Q180 60 164 150"/>`
  );
}
