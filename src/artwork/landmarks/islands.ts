import type { Scene } from '../scene.ts';

/** Two low islands on the horizon, palm crowns along the nearer. */
export function drawIslands(scene: Scene, tone: number): string {
  const far = scene.tone(Math.max(0, tone - 0.16));
  return (
    `<path fill="${far}" d="M40 8Q200-52 330-46T640 8z"/>` +
    '<path d="M-500 8q60-34 130-40l4-24q-16-2-26 10 0-18 16-22-14-10-24-4 12-14 30-4 8-14 26-8-14 4-14 12 18-2 20 14-10-8-18-6l0 24q60-14 110-18l-6-42q-18-2-30 14 0-22 18-28-16-10-28-2 12-18 34-6 10-16 30-10-16 4-18 14 22-4 26 18-12-12-24-8l8 44q70 0 120 14l4-30q-16 0-22 12-2-18 14-22-12-8-22-2 10-14 26-4 8-14 24-8-12 4-14 12 16-4 20 14-10-10-18-6l0 38q90 20 150 42z"/>'
  );
}
