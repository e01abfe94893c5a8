/** The part of a sheet that is shown: zooming, moving, and what a length on it measures. */
import { latitudeAt, type Sheet } from './projection.ts';

/** The narrowest view, in units: about 50 km. */
const NARROWEST = 450;
const KM_PER_DEGREE = 111.32;
const ROUND = [1, 2, 5, 10, 20, 50, 100, 200, 500];

/** @param at the point that stays where it is, as shares of the view's width and height */
export function zoomView(
  view: Sheet,
  home: Sheet,
  factor: number,
  [across, down]: readonly [number, number] = [0.5, 0.5],
): Sheet {
  const width = Math.min(home.width, Math.max(NARROWEST, view.width / factor));
  const height = (width * home.height) / home.width;
  const x = view.x + (view.width - width) * across;
  const y = view.y + (view.height - height) * down;
  return inside({ x, y, width, height }, home);
}

/** @param right and `down`: shares of the view's width and height */
export function panView(view: Sheet, home: Sheet, right: number, down: number): Sheet {
  return inside({ ...view, x: view.x + right * view.width, y: view.y + down * view.height }, home);
}

/** The view with this point in its middle and so much around it. @param reach in units */
export function viewAround({ x, y }: { x: number; y: number }, reach: number, home: Sheet): Sheet {
  const width = Math.min(home.width, Math.max(NARROWEST, reach * 2));
  const height = (width * home.height) / home.width;
  return inside({ x: x - width / 2, y: y - height / 2, width, height }, home);
}

function inside(view: Sheet, home: Sheet): Sheet {
  const within = (value: number, from: number, room: number) => Math.max(from, Math.min(from + room, value));
  return {
    ...view,
    x: within(view.x, home.x, home.width - view.width),
    y: within(view.y, home.y, home.height - view.height),
  };
}

/** Kilometres of a unit in the middle of a view; Mercator stretches them to the south. */
export function kmPerUnit({ y, height }: Sheet): number {
  const radians = (latitudeAt(y + height / 2) * Math.PI) / 180;
  return (KM_PER_DEGREE * Math.cos(radians)) / 1000;
}

/** The bar of a view's scale: a round number of kilometres, and its length in units. */
export function scaleBar(view: Sheet): { km: number; units: number } {
  const each = kmPerUnit(view);
  const km = ROUND.findLast((km) => km / each < view.width * 0.3) ?? 1;
  return { km, units: Math.round(km / each) };
}
