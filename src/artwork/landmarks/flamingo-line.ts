import type { Scene } from '../scene.ts';

/** A few thousand flamingos in the shallows, too far to count: dots in a long bent line. */
export function drawFlamingoLine(scene: Scene): string {
  const random = scene.random.branch('flamingos');
  const rows = ['', '', ''];
  for (let index = 0; index < 150; index += 1) {
    const share = random.between(0, 1);
    const row = index % 3;
    const x = -500 + share * 1000;
    const bend = Math.sin(share * 5) * 16 + row * 13;
    rows[row] += `M${Math.round(x)} ${Math.round(bend + random.between(-5, 5))}h0`;
  }
  return (
    `<path fill="${scene.palette.accent}" fill-opacity=".35" d="M-520 0Q-300-34-60 0T460 10Q520 20 460 30T-60 30-400 30Q-560 24-520 0z"/>` +
    `<g fill="none" stroke="${scene.palette.accent}" stroke-linecap="round">${rows
      .map((row, index) => `<path stroke-width="${8 + index * 2}" d="${row}"/>`)
      .join('')}</g>`
  );
}
