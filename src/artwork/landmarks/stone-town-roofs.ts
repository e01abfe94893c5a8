import { mix } from '../colour.ts';
import type { Scene } from '../scene.ts';
import { arch, fill } from './paint.ts';

/** Stone Town over its roofs: the House of Wonders with its clock tower, a minaret, twin spires. */
export function drawStoneTownRoofs(scene: Scene, tone: number): string {
  const { pale, accent, sand } = scene.palette;
  const far = mix(sand, scene.tone(tone), 0.4);
  const wall = mix(pale, scene.tone(tone), 0.22);
  const shade = scene.tone(tone + 0.24);
  const row = (from: number, count: number, step: number, y: number, wide: number, tall: number): string =>
    Array.from({ length: count }, (_, index) => arch(from + index * step, y, wide, tall)).join('');
  return (
    // Twin spires of the cathedral and a minaret, behind.
    fill(
      far,
      'M-420 40V-260h20l10-40 14-60 14 60 10 40h20v60h46v-60h20l10-40 14-60 14 60 10 40h20V40zM262 40V-330h-8v-14h10v-80h-6v-12h10l14-44 14 44h10v12h-6v80h10v14h-8V40zM-620 40V-150h190V40zM380 40V-170h230V40z',
    ) +
    // The House of Wonders: three tiers of verandas on thin columns, the tower in front.
    fill(wall, 'M-210 40V-300H210V40z') +
    fill(shade, `M-196-286H196v66H-196zM-196-200H196v70H-196zM-196-110H196v80H-196z`) +
    fill(
      pale,
      `${Array.from({ length: 15 }, (_, index) => `M${-199 + index * 28}-290h6V40h-6z`).join('')}M-214-310H214v16H-214zM-200-226H200v10H-200zM-200-136H200v10H-200z`,
    ) +
    fill(wall, 'M-48 40V-470H48V40z') +
    fill(accent, 'M-60-466H60L46-490H-46zM-26-530H26L0-590z') +
    fill(pale, 'M-40-490H40v-44H-40z') +
    fill(
      shade,
      `M-54-470H54v8H-54zM-54-350H54v8H-54zM-2-620h4v34h-4z${row(-18, 2, 36, -380, 22, 62)}${arch(0, -230, 30, 70)}${arch(0, -120, 30, 70)}M-30-528h14v38h-14zm46 0h14v38H16z`,
    ) +
    `<circle fill="${pale}" cy="-322" r="20"/><path fill="none" stroke="${shade}" stroke-width="5" d="M0-338V-322L12-314"/>` +
    // Nearer houses with flat roofs.
    fill(
      mix(wall, shade, 0.22),
      'M-640 60V-90H-480V-130H-340V-70H-250V-110H-130V-40H-20V60zM60 60V-70H190V-120H330V-60H440V-100H640V60z',
    ) +
    fill(accent, 'M-490-130H-330v-16H-490zM180-120H340v-16H180z') +
    fill(
      shade,
      `${row(-610, 3, 46, -20, 22, 40)}${row(-450, 3, 40, -50, 22, 44)}${row(-230, 3, 36, -40, 18, 36)}${row(90, 3, 36, -10, 18, 38)}${row(220, 3, 40, -50, 22, 42)}${row(470, 4, 44, -30, 22, 40)}`,
    )
  );
}
