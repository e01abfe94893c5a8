import type { Scene } from '../scene.ts';

/** The western wall of the Rift: a level edge, gullies all along it, and a last step down to the lake. */
export function drawRiftWall(scene: Scene, tone: number): string {
  const shade = scene.tone(tone + 0.13);
  const lit = scene.tone(Math.max(0, tone - 0.12));
  let gullies = '';
  [-1040, -880, -740, -590, -450, -310, -180, -50, 70].forEach((x, index) => {
    const top = -232 + (index % 3) * 26;
    const wide = 54 + (index % 2) * 26;
    gullies += `M${x} ${top}l${wide * 0.4} 70 ${wide * 0.8} 130-${wide * 1.2} 0 ${wide * 0.3}-110z`;
  });
  return (
    '<path d="M-1400-246L-960-238-720-250-520-234-300-242-90-226 60-232 170-212 250-164 330-152 420-106 510-96 600-52 700-32 860 10V300H-1400z"/>' +
    `<path fill="${lit}" d="M-1400-246L-960-238-720-250-520-234-300-242-90-226 60-232 170-212 90-206-90-204-300-220-520-212-720-228-960-218-1400-226z"/>` +
    `<path fill="${shade}" d="${gullies}M250-164l30 60 90 70 130 44-260 0-30-60 40-40zM420-106l40 50 110 60-130 0z"/>`
  );
}
