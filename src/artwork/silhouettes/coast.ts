/**
 * Animals, boats and buildings of the coast, drawn for this project, facing right. Foot on y = 0, x centred.
 * The main body has the given colour.
 */
import { mix } from '../colour.ts';
import type { Scene } from '../scene.ts';
import { coastPeople } from './coast-people.ts';
import type { Silhouette } from './outline.ts';
import { tracedSilhouettes } from './traced.ts';

/** The same path on both sides of x = 0. */
function mirrored(d: string): string {
  return `<path d="${d}"/><path transform="scale(-1 1)" d="${d}"/>`;
}

/** A whale shark from the side: blunt head, ridged tail, rows of pale dots. 150 tall, 330 wide. */
function drawWhaleShark(scene: Scene): string {
  const { pale } = scene.palette;
  const rows = [
    'M-92-52h0m22-8h0m24-6h0m26-6h0m26-4h0m28-3h0m28-1h0m28 2h0m24 5h0',
    'M-78-40h0m26-4h0m28-6h0m30-4h0m30-3h0m30-2h0m30 1h0m24 4h0',
    'M-50-27h0m30-4h0m32-3h0m32-2h0m32-2h0m30 0h0m22 4h0',
  ].join('');
  return (
    '<path d="M44-18Q40 18-2 46 0 16 12-14zM-30-76L-52-116Q-22-108 2-82zM-86-26Q-92-6-108 2L-112-34zM-72-70l-18-16 2 20z"/>' +
    '<path d="M166-60Q168-36 146-26 90-2 20-8-60-12-116-40L-154-2-146-46-176-108-122-58Q-70-76-20-84 70-96 124-90 160-84 166-60z"/>' +
    `<path fill="${pale}" fill-opacity=".5" d="M164-44Q158-32 146-26 90-2 20-8-60-12-116-40-40-20 30-20 110-20 164-44z"/>` +
    `<path fill="none" stroke="${pale}" stroke-width="7" stroke-linecap="round" d="${rows}"/>` +
    `<path fill="none" stroke="${pale}" stroke-width="3" d="M104-74q-8 22 0 44M94-74q-8 22 0 44M84-74q-8 22 0 44"/>` +
    `<circle fill="${pale}" cx="144" cy="-58" r="5"/>`
  );
}

/** A fruit bat on the wing, 72 tall, 216 wide. */
function drawFlyingFox(): string {
  return mirrored(
    'M-1-60H0L6-70 9-57Q22-66 40-64 58-80 108-70 90-58 88-34 74-44 62-28 50-38 40-20 24-32 10-16L0 2H-1z',
  );
}

/** A fruit bat asleep, head down; its branch is at y = -100. */
function drawHangingFox(): string {
  return mirrored('M-1-100H4L5-86Q22-68 16-34L8-18 10 0 0-7H-1z');
}

/** A kite from below: long fingered wings, forked tail. 100 tall, 250 wide. */
function drawKiteBird(scene: Scene): string {
  const body = mirrored(
    'M-1-94H0Q10-92 12-74 50-96 98-86 118-76 125-50L112-58 109-47 101-56 97-44 88-52 83-41Q48-56 16-48L13-22 26 6 0-10H-1z',
  );
  const marks = mirrored('M62-78L94-72 66-66zM3-22L12-20 18-6 3-14z');
  return `${body}<g fill="${scene.palette.accent}">${marks}</g>`;
}

/** A red colobus sitting on a branch: red cap and back, pale fringe, hanging tail. */
function drawColobus(scene: Scene): string {
  const { accent, pale } = scene.palette;
  return (
    '<path d="M-30-8Q-66 20-54 76-46 112-60 140L-50 146Q-32 112-40 76-48 36-18 6z"/>' +
    '<path d="M-40 2Q-58-40-40-80-22-112 10-112L30-98Q36-62 22-34L46-36 58-10 66 4H-10z"/>' +
    `<path fill="${accent}" d="M-40 2Q-58-40-40-80-22-112 12-114L22-104Q-8-84-14-48-18-16-10 4z"/>` +
    '<path d="M14-98Q48-84 58-44L66-4 52-2 44-38Q32-62 4-66z"/>' +
    `<path fill="${pale}" d="M-2-110L4-122Q-4-156 24-158 60-158 54-124L60-110 50-110 48-100 38-103 26-98 14-101 8-108z"/>` +
    `<path fill="${accent}" d="M2-130Q-2-162 28-164 58-162 54-132 44-150 28-148 10-150 2-130z"/>` +
    '<path d="M11-124Q12-144 29-142 48-144 49-124 48-104 31-104 13-104 11-124z"/>' +
    `<circle fill="${pale}" cx="24" cy="-128" r="3"/><circle fill="${pale}" cx="39" cy="-128" r="3"/><path fill="${mix(accent, pale, 0.5)}" d="M27-114h9l-2 5h-5z"/>`
  );
}

/** A green turtle from straight above, head up, 200 tall: olive shell in scutes, flippers in the given colour. */
function drawTurtleAbove(scene: Scene): string {
  const { sand, glow } = scene.palette;
  const shell = mix(mix(glow, scene.tone(0.4), 0.6), '#5d6b1e', 0.45);
  return (
    mirrored(
      'M-1-206H0Q22-204 20-180L13-154H-1zM40-138Q96-176 128-98 134-78 124-66 96-108 56-98zM34-36Q72-24 72 16 46 4 18-12zM-1-16H8L0 16H-1z',
    ) +
    mirrored('M-1-170H0C54-168 72-124 66-84 58-42 26-8 0-2H-1z') +
    `<path fill="${shell}" d="M0-160C46-158 62-120 56-86 50-50 22-16 0-12-22-16-50-50-56-86-62-120-46-158 0-160z"/>` +
    `<path fill="none" stroke="${sand}" stroke-width="5" d="M0-160L18-132 13-108 20-84 13-58 10-36 0-12-10-36-13-58-20-84-13-108-18-132zM-13-108H13M-13-58H13M18-132L42-142M20-84H56M13-58L38-40M-18-132L-42-142M-20-84H-56M-13-58L-38-40"/>`
  );
}

/** A giant tortoise, 134 tall: high dome, column legs, raised head. */
function drawTortoise(scene: Scene): string {
  return (
    '<path d="M86-54Q104-74 108-104 114-126 136-124 158-120 154-100 146-92 132-92 132-54 100-24zM-88-40h50l-2 42h-46zM36-40h46l4 42H42zM-96-30l-22 12 24 4z"/>' +
    '<path d="M-104-30Q-98-130-8-134 84-132 98-32 60-18 0-18-70-18-104-30z"/>' +
    `<path fill="none" stroke="${scene.palette.sand}" stroke-opacity=".75" stroke-width="5" d="M-64-46L-46-86-8-94 30-86 48-46Q-10-38-64-46zM-46-86L-62-110M30-86L48-112M-8-94V-132M-64-46L-100-50M48-46L96-50M-28-40L-26-90M16-40L14-90"/>` +
    `<path fill="${scene.palette.pale}" d="M136-114h7v7h-7z"/>`
  );
}

/** A mangrove on its stilts, 200 tall. */
function drawMangrove(): string {
  return (
    '<path d="M-92-108Q-104-146-62-152-52-190-8-186 26-208 56-176 98-172 92-136 106-108 74-100 40-90 0-98-50-90-92-108z"/><path d="M-8-104H8L10-54-9-52z"/>' +
    mirrored('M0-70Q50-58 62 4H54Q42-42 0-52zM0-66Q24-48 28 4H20Q14-34 0-46zM-3-60H0V4H-3z')
  );
}

/** An outrigger canoe under a lateen sail in the colour given, 200 tall. */
function drawOutrigger(scene: Scene): string {
  const hull = scene.tone(0.95);
  return (
    '<path d="M84-50L-46-200Q-72-120-64-46 10-30 84-50z"/>' +
    `<path fill="${scene.palette.accent}" d="M-66-66Q-66-56-64-46 10-30 84-50L68-68Q0-50-66-66z"/>` +
    `<path fill="${hull}" d="M-50-204l4-2L90-48l-4 3zM-96-34L96-32 112-44 104-18Q70-2-76-4L-100-22zM-66-33q-2-26 8-28 12 2 10 28z"/><path fill="${hull}" d="M2-30h5v-105H2z"/><path fill="${scene.tone(0.55)}" d="M-40-36h7l-4 34h-7zM46-36h7l-4 34h-7zM-84-6H72L88-14 80 2Q70 6 60 6H-74z"/>` +
    `<circle fill="${hull}" cx="-58" cy="-72" r="9"/>`
  );
}

/** A trading dhow with two sails in the colour given, 200 tall. */
function drawJahazi(scene: Scene): string {
  const hull = scene.tone(0.95);
  const { accent, pale } = scene.palette;
  return (
    '<path d="M64-44L-34-200Q-62-118-50-44 10-32 64-44zM-58-48L-84-146Q-116-92-110-50-84-42-58-48z"/>' +
    `<path fill="${hull}" fill-opacity=".18" d="M-34-200Q-62-118-50-44L-20-40Q-36-110-34-200zM-84-146Q-116-92-110-50L-92-47Q-98-90-84-146z"/>` +
    `<path fill="${hull}" d="M-38-204l4-2 104 162-5 3zM2-20V-138h5v118zM-86-150l3-1 29 104-4 2zM-136-48H-84L-80-36Q10-22 86-38L134-58 104-6Q90 4 60 6H-88Q-124-6-136-48z"/>` +
    `<path fill="${accent}" d="M-132-38L-82-30Q20-14 122-38L117-29Q20-6-84-20L-127-28z"/>` +
    `<path fill="${pale}" d="M-126-46h9v5h-9zm18 0h9v5h-9z"/>`
  );
}

/** A single-engined bush plane, banking: near wing towards us. 130 tall. */
function drawBushPlane(scene: Scene): string {
  const { accent, pale } = scene.palette;
  const dark = scene.tone(0.9);
  return (
    `<path fill="${mix(pale, dark, 0.3)}" d="M12-92L46-92 84-134Q72-142 60-134zM-120-72l-22-18 14-4 28 16z"/>` +
    `<path d="M-150-124h26l34 46Q-20-90 22-92L50-74Q96-70 112-58 118-48 104-42L40-32Q-30-30-130-64z"/>` +
    `<path fill="${accent}" d="M-150-124h26l34 46-42 4zM-116-66Q0-52 114-52 112-44 104-42 0-40-124-64z"/>` +
    `<path fill="${dark}" d="M18-84L44-74H14zM-8-84l16-1-2 11H-10zM-32-81l14-2-3 10-12 1zM-54-78l12-2-3 8-10 2zM60-34l8 20h-6l-8-18zM-10-32l-6 20h6l8-20z"/>` +
    `<circle fill="${dark}" cx="66" cy="-10" r="9"/><circle fill="${dark}" cx="-14" cy="-8" r="10"/>` +
    `<path d="M-16-90L26-92Q0-30-32 0-46 6-60 0z"/><path fill="${dark}" fill-opacity=".25" d="M-16-90L-4-91Q-26-30-60 0z"/><path fill="${accent}" d="M-44-26h34Q-20-10-32 0-46 6-60 0z"/>` +
    `<ellipse fill="${pale}" fill-opacity=".6" cx="116" cy="-54" rx="5" ry="34"/>`
  );
}

/** A cord of paper lanterns between two points 400 apart, 70 tall. */
function drawLanternString(scene: Scene): string {
  const { accent, glow } = scene.palette;
  const lamps = [-150, -90, -30, 30, 90, 150];
  const at = (x: number): number => -70 + 46 * (1 - (x / 200) ** 2);
  return (
    '<path d="M-200-72Q0 20 200-72 0 26-200-72z"/>' +
    lamps
      .map(
        (x) => `<circle fill="${glow}" fill-opacity=".2" cx="${x}" cy="${Math.round(at(x)) + 16}" r="30"/>`,
      )
      .join('') +
    lamps
      .map(
        (x, index) =>
          `<path fill="${index % 2 ? accent : glow}" d="M${x - 5} ${Math.round(at(x))}h10q9 13 0 28h-10q-9-15 0-28z"/>`,
      )
      .join('')
  );
}

/** A pavilion with a pointed roof in stripes of the colour given, 200 tall. */
function drawMarquee(scene: Scene): string {
  const { glow, pale, accent } = scene.palette;
  const dark = scene.tone(0.95);
  return (
    `<path fill="${dark}" d="M-98-110H98V6H-98z"/><path fill="${glow}" d="M-60-106H60L74 6H-74z"/><path fill="${dark}" fill-opacity=".3" d="M-60-106H-40L-52 6H-74zM60-106H40L52 6H74z"/>` +
    `<path fill="${pale}" d="M-104-110H-60Q-64-40-92 6H-104zM104-110H60Q64-40 92 6H104z"/>` +
    `<path d="M0-184Q34-136 116-118v18q-10 14-19 0-10 14-20 0-9 14-19 0-10 14-20 0-9 14-19 0-10 14-19 0-10 14-20 0-9 14-19 0-10 14-20 0-9 14-19 0-10 14-19 0-9 12-19 0-8 10-18 0v-18Q-34-136 0-184z"/>` +
    `<path fill="${pale}" d="M0-184Q-6-136-38-118v18q10 14 20 0 9 14 19 0 10 14 19 0l18 0v-18Q6-136 0-184z"/><path fill="${dark}" d="M-2-204h4v24h-4z"/><path fill="${accent}" d="M2-204l30 8-30 9z"/>`
  );
}

/** A pillar tomb of coral stone: panelled base, fluted shaft, bowls set into its neck. 204 tall. */
function drawTombPillar(scene: Scene): string {
  const dark = scene.tone(1);
  const { pale } = scene.palette;
  return (
    '<path d="M-17-52L-12-186H12L17-52zM-17-186H17L13-196H-13zM-9-196H9L0-208zM-78-66h20v14H58v-14h20V6H-78z"/>' +
    `<path fill="${pale}" fill-opacity=".22" d="M-17-52L-12-186H-4L-6-52zM-17-186H17l-2-4h-30zM-78-52H78v5H-78z"/>` +
    `<path fill="${dark}" fill-opacity=".5" d="M5-52L4-186H12L17-52zM-66-40h36v30h-36zm48 0h36v30h-36zm48 0h36v30H30z"/>` +
    `<circle fill="${pale}" cx="-1" cy="-172" r="6"/><circle fill="${pale}" cx="-1" cy="-152" r="6"/><circle fill="${pale}" cx="-1" cy="-132" r="6"/>`
  );
}

/** A basket heaped to a cone in the colour given, 74 tall. */
function drawBasket(scene: Scene): string {
  return `<path d="M-38-28Q-22-44 0-78 22-44 38-28z"/><path fill="${scene.tone(0.45)}" d="M-42-30H42L30 4H-30z"/><path fill="${scene.palette.sand}" fill-opacity=".7" d="M-42-30H42l-2 7H-40zM-35-12h70l-2 6h-66z"/>`;
}

/** A dolphin clear of the water, white where it broke the surface. 210 tall. */
function drawLeapingDolphin(scene: Scene): string {
  const { pale, water } = scene.palette;
  return (
    `<ellipse fill="${water[2]}" cx="-30" cy="4" rx="150" ry="16"/><path d="${tracedSilhouettes.dolphin.d}"/>` +
    `<path fill="${pale}" d="M-130 8Q-112-8-96-2-92-34-82-6-72-46-62-10-50-30-44-4-24-14-6 8-60 18-130 8z"/>`
  );
}

export const coastSilhouettes = {
  leapingDolphin: { height: 200, stance: 20, draw: drawLeapingDolphin },
  whaleShark: { height: 120, stance: 20, draw: drawWhaleShark },
  flyingFox: { height: 72, stance: 10, draw: drawFlyingFox },
  hangingFox: { height: 100, stance: 8, draw: drawHangingFox },
  kiteBird: { height: 100, stance: 10, draw: drawKiteBird },
  colobus: { height: 160, stance: 36, draw: drawColobus },
  turtleAbove: { height: 200, stance: 20, draw: drawTurtleAbove },
  tortoise: { height: 134, stance: 80, draw: drawTortoise },
  mangrove: { height: 200, stance: 56, draw: drawMangrove },
  outrigger: { height: 200, stance: 60, draw: drawOutrigger },
  jahazi: { height: 200, stance: 60, draw: drawJahazi },
  bushPlane: { height: 140, stance: 20, draw: drawBushPlane },
  lanternString: { height: 70, stance: 200, draw: drawLanternString },
  marquee: { height: 200, stance: 98, draw: drawMarquee },
  tombPillar: { height: 204, stance: 70, draw: drawTombPillar },
  basket: { height: 74, stance: 30, draw: drawBasket },
  ...coastPeople,
} satisfies Record<string, Silhouette>;
