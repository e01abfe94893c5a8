/** Things of more than one colour, foot on y = 0, x centred. */
import type { Scene } from '../scene.ts';
import type { Silhouette } from './outline.ts';
import { tracedSilhouettes } from './traced.ts';

/** A canvas tent in the given colour, lit from within, 200 tall and 316 wide. */
function drawCampTent(scene: Scene): string {
  const dark = scene.tone(0.95);
  return (
    '<path d="M0-200q64 104 158 186V10h-316v-24Q-64-96 0-200z"/>' +
    `<path fill="${dark}" fill-opacity=".4" d="M0-200q64 104 158 186V10H70Q30-90 0-200z"/>` +
    `<path fill="${scene.palette.glow}" d="M-4-158Q24-76 52 10h-116q36-80 60-168z"/>` +
    `<path fill="${dark}" d="M-4-158Q-26-72-64 10h26q22-80 34-168zM-4-158Q24-76 52 10H36Q12-76-4-158zM-3-216h6v24h-6z"/>`
  );
}

/** A post with two boards that disagree, 200 tall. */
function drawSignpost(scene: Scene): string {
  return (
    '<path d="M-7-200H7V6H-7z"/><path d="M-96-158l26-24H34v48H-70zM98-96l-26 24H-30v-48H72z"/>' +
    `<path fill="${scene.palette.pale}" d="M-66-162h84v7h-84zm18 14h54v6h-54zM-14-100h84v7h-84zm10 14h54v6H-4z"/>`
  );
}

/** A hot-air balloon in gores of two colours, 200 tall. */
function drawBalloon(scene: Scene): string {
  const { accent, pale } = scene.palette;
  return (
    `<path fill="${accent}" d="M0-200c42 0 70 30 70 66 0 38-36 62-50 92h-40c-14-30-50-54-50-92 0-36 28-66 70-66z"/>` +
    `<path fill="${pale}" d="M-12-198c-30 8-40 40-36 68 3 30 22 58 28 88h12c-8-30-22-58-24-90-2-28 6-54 20-66zM12-198c14 12 22 38 20 66-2 32-16 60-24 90h12c6-30 25-58 28-88 4-28-6-60-36-68z"/>` +
    '<path d="M-20-42h40l-3 8h-34zM-15-34h2l3 16h-2zM13-34h2l-3 16h-2zM-13-20h26l-3 20h-20z"/>'
  );
}

/** A parcel with a string, 100 tall. */
function drawParcel(scene: Scene): string {
  return `<path fill="${scene.palette.pale}" d="M-62-86l62-14 62 14v78L0 0l-62-8z"/><path fill="${scene.palette.accent}" d="M-8-98h16V-1H-8zM-62-52l62-8 62 8v12l-62-8-62 8z"/>`;
}

/** A hammock between two knots, 60 tall and 300 wide; hang it by its foot. */
function drawHammock(scene: Scene): string {
  return `<path fill="${scene.palette.accent}" d="M-116-41Q0 46 116-41 0-16-116-41z"/><path d="M-160-60l50 22-2 3-50-21zM160-60l-50 22 2 3 50-21z"/>`;
}

/** A campfire, 100 tall: two flames, crossed logs and the warm air around them. */
function drawFire(scene: Scene): string {
  const { accent, glow } = scene.palette;
  return (
    `<circle cy="-30" r="110" fill="${glow}" fill-opacity=".16"/><circle cy="-34" r="66" fill="${glow}" fill-opacity=".2"/>` +
    `<path fill="${accent}" d="M-4-104c18 26 46 42 46 74 0 20-18 32-42 32s-42-12-42-32c0-14 8-22 14-34 4 6 6 10 10 12 2-22 14-30 14-52z"/>` +
    `<path fill="${glow}" d="M2-62c8 16 22 24 22 40 0 14-10 22-24 22s-24-8-24-20 10-16 14-26c4 4 4 6 6 8 2-8 4-16 6-24z"/>` +
    `<path fill="${scene.tone(1)}" d="M-52-8l100 16-2 10-100-16zM52-8l-100 16 2 10 100-16z"/>`
  );
}

/** The traced lantern with a ring of light around it, 200 tall. */
function drawLantern(scene: Scene): string {
  const { glow } = scene.palette;
  return (
    `<circle cy="-90" r="210" fill="${glow}" fill-opacity=".14"/><circle cy="-90" r="130" fill="${glow}" fill-opacity=".2"/>` +
    `<path d="${tracedSilhouettes.lantern.d}"/>`
  );
}

export const composedSilhouettes = {
  campTent: { height: 200, stance: 110, draw: drawCampTent },
  balloon: { height: 200, stance: 8, draw: drawBalloon },
  signpost: { height: 200, stance: 8, draw: drawSignpost },
  parcel: { height: 100, stance: 50, draw: drawParcel },
  hammock: { height: 60, stance: 100, draw: drawHammock },
  fire: { height: 100, stance: 40, draw: drawFire },
  lantern: { height: 200, stance: 60, draw: drawLantern },
} satisfies Record<string, Silhouette>;
