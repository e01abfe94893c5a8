import type { Scene } from '../scene.ts';
import { arch, fill } from './paint.ts';

/** A two-storey government house of the 1890s: arcades, tiled roofs and a gabled middle. */
export function drawMuseum(scene: Scene, tone: number): string {
  const { pale, accent, sand } = scene.palette;
  const roof = accent;
  const shade = scene.tone(tone + 0.35);
  const row = (xs: readonly number[], y: number, wide: number, tall: number): string =>
    xs.map((x) => arch(x, y, wide, tall)).join('');
  const wings = [-440, -368, -296, -224, 224, 296, 368, 440] as const;
  const middle = [-92, 0, 92] as const;
  return (
    fill(roof, 'M-520-300L-480-372H-160L-130-300zM520-300L480-372H160L130-300z') +
    fill(sand, 'M-496 40V-300H496V40z') +
    fill(pale, 'M-150 40V-400L-110-412V-450L0-530 110-450V-412L150-400V40z') +
    fill(roof, 'M-130-440L0-548 130-440 120-428 0-524-120-428z') +
    fill(
      shade,
      `${row(wings, -170, 46, 100)}${row(wings, -6, 52, 124)}${row(middle, -170, 56, 120)}${row([-92, 92], -6, 56, 130)}${arch(0, -6, 74, 146)}${row([0], -350, 60, 76)}`,
    ) +
    // Balustrades in the upper arcades.
    fill(pale, 'M-480-202H-190v8H-480zM190-202H480v8H190zM-124-202H124v8H-124z') +
    fill(scene.tone(tone), 'M-500-162H500v14H-500zM-500-306H-150v12H-500zM150-306H500v12H150z') +
    fill(scene.tone(tone + 0.1), 'M-500-6H500V60H-500zM150-400L110-412V-430L150-420zM-120-6H120V26H-120z') +
    fill(pale, 'M-100-4H100v12H-100zM-112 12H112V26H-112z') +
    fill(scene.tone(0.9), 'M-3-640h6v110h-6z') +
    fill(scene.tone(0.9), 'M150 40V-400L172-300V40z', '.18')
  );
}
