/** Silhouettes of the slides, all facing right, foot on y = 0, x centred. Drawn for this project. */
import type { Scene } from '../scene.ts';
import { highlandOutlines } from './highland-outlines.ts';
import type { Silhouette } from './outline.ts';

/** A horse at a walk under a rider with a hat, 206 tall. */
function drawRider(scene: Scene): string {
  const { accent } = scene.palette;
  return (
    '<path d="M-58-118C-40-124-12-112 10-114 26-116 34-124 44-138 54-152 66-166 80-172L83-184 90-173C98-166 106-154 112-144 118-138 122-132 119-127 115-122 106-123 100-127 95-131 90-133 86-133 82-122 78-108 72-98 70-88 66-80 62-76 68-66 76-58 82-50L90-38 84-20 84-8 75-10 75-36 56-52C50-56 46-58 42-62L45-38 42-10 48 0H32L33-34C32-46 30-54 26-64 8-56-16-58-34-66-36-54-30-46-34-36L-40-22-36-6-29 0H-44L-49-20C-48-30-46-36-49-44-52-52-56-58-60-64-64-54-68-44-75-38L-82-22-84-6-77 0H-93L-92-24C-90-34-84-40-83-50-81-62-85-74-83-88-82-104-74-115-58-118z"/>' +
    '<path d="M-76-112C-94-106-99-86-99-66-99-56-102-48-108-40-96-44-89-54-87-66-85-80-83-92-72-102zM42-136C50-158 64-172 80-176L74-166C62-158 54-144 48-126z"/>' +
    `<path fill="${accent}" d="M-26-117Q0-110 26-116L24-92Q0-84-24-94z"/>` +
    '<path d="M-15-112C-13-134-14-150-9-160-4-168 10-168 14-158 18-146 19-132 17-112zM6-116C18-116 26-108 27-98L26-74 38-66 36-60 15-62C13-78 12-90 4-102z"/><path d="M9-158C18-152 24-140 32-136L52-134 52-127 28-128C18-134 10-142 5-150z"/>' +
    `<circle cx="4" cy="-179" r="10.5"/><path d="M-17-184C-12-188-8-188-8-190-7-204 14-205 16-191 17-188 22-188 27-184 12-180-6-180-17-184z"/>`
  );
}

/** The guide who goes first, rifle on the shoulder, 200 tall. */
function drawRanger(): string {
  return (
    '<path d="M-5-200c-8 0-13 5-14 13l-11 3c8 4 40 4 48 0l-11-3c-2-8-4-13-12-13z"/><path d="M-13-190c-1 22 4 30 9 30s11-8 10-30z"/>' +
    '<path d="M-10-166h13v14h-13z"/>' +
    '<path d="M-20-156C-12-160 6-160 13-156 20-150 23-132 24-114L34-104 30-97 13-104 11-128 11-92 22-54 30-6 42-3V2H18L10-46-2-78-12-46-28 2H-50V-3L-40-8-24-56-21-92-24-120C-26-138-25-152-20-156z"/>' +
    '<path d="M-62-158L40-112 38-107-16-130-22-124-40-132-40-138-64-153z"/>'
  );
}

/** A walker in the night, with a lamp on the forehead. */
function drawTorchbearer(scene: Scene): string {
  const { glow } = scene.palette;
  return (
    `<path fill="${glow}" fill-opacity=".26" d="M8-176L190-130V-20L16-166z"/><circle fill="${glow}" fill-opacity=".3" cx="8" cy="-174" r="34"/>` +
    `<path d="${highlandOutlines.trekker.d}"/><circle fill="${glow}" cx="10" cy="-175" r="9"/>`
  );
}

/** Swallow-tailed, wings open, 100 tall. */
function drawButterfly(scene: Scene): string {
  const { pale, accent } = scene.palette;
  const wing = 'M2-50C20-90 58-108 84-98 90-76 64-52 34-46 56-42 66-26 58-12L54 8 46-8C30-8 12-26 2-44z';
  const spots = 'M28-70C40-84 58-92 72-90 70-78 52-64 34-60zM26-36Q46-34 48-20 34-22 26-36z';
  const half = `<path fill="${accent}" d="${wing}"/><path fill="${pale}" d="${spots}"/>`;
  return `${half}<g transform="scale(-1 1)">${half}</g><path d="M-4-72L-14-88-12-90 0-76 12-90 14-88 4-72 5-20 0-8-5-20z"/>`;
}

export const slideFigures = {
  butterfly: { height: 100, stance: 10, draw: drawButterfly },
  ranger: { height: 200, stance: 30, draw: drawRanger },
  rider: { height: 206, stance: 70, draw: drawRider },
  torchbearer: { height: 200, stance: 30, draw: drawTorchbearer },
} satisfies Record<string, Silhouette>;
