/** The point of a photograph that stays in sight, and what the shapes of the site show around it. Pure. */

/** Percent from the left and from the top. */
export interface FocusPoint {
  across: number;
  down: number;
}

const POINT = /^(\d{1,3})% (\d{1,3})%$/;
const CENTRE: FocusPoint = { across: 50, down: 50 };

/** Shapes in which pages show a photograph: width by height. */
export const SHAPES = { wide: 16 / 9, plate: 4 / 5 } as const;

const percent = (value: number) => Math.min(100, Math.max(0, Math.round(value)));

/** @param text as a field has it: "62% 40%"; the centre for anything else */
export function pointOf(text: string): FocusPoint {
  const [, across, down] = POINT.exec(text) ?? [];
  if (across === undefined || down === undefined) return CENTRE;
  return { across: percent(Number(across)), down: percent(Number(down)) };
}

export const textOfPoint = ({ across, down }: FocusPoint): string => `${percent(across)}% ${percent(down)}%`;

const STEPS: Readonly<Record<string, FocusPoint>> = {
  ArrowLeft: { across: -1, down: 0 },
  ArrowRight: { across: 1, down: 0 },
  ArrowUp: { across: 0, down: -1 },
  ArrowDown: { across: 0, down: 1 },
};

/** Returns where a key moves the point; undefined for a key that does not. @param far for steps of ten percent */
export function movedPoint(point: FocusPoint, key: string, far: boolean): FocusPoint | undefined {
  const step = STEPS[key];
  if (!step) return undefined;
  const length = far ? 10 : 1;
  return {
    across: percent(point.across + step.across * length),
    down: percent(point.down + step.down * length),
  };
}

/**
 * Returns the position (CSS) at which a picture that covers a shape shows the part around the point.
 * @param ratio width by height of the picture
 */
export function positionOf({ across, down }: FocusPoint, ratio: number, shape: number): string {
  // Part of the picture's length that is in sight, in each direction.
  const [wide, high] = ratio > shape ? [shape / ratio, 1] : [1, ratio / shape];
  const place = (point: number, seen: number) => {
    if (seen >= 1) return 50;
    const first = Math.min(1 - seen, Math.max(0, point / 100 - seen / 2));
    return Math.round((first / (1 - seen)) * 1000) / 10;
  };
  return `${place(across, wide)}% ${place(down, high)}%`;
}
