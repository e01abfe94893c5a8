/** The point that stays in sight: how keys move it, and whether the small previews show what the site will. */
import { expect, it } from 'vitest';
import { cropAround } from '../../../../src/build/photos/photo-crop.ts';
import {
  movedPoint,
  pointOf,
  positionOf,
  SHAPES,
  textOfPoint,
} from '../../../../src/office/departments/management/site/photograph/focus-point.ts';
import { createSeededRandom } from '../../../parts/seeded-random.ts';

it('is moved by arrow keys, by ten percent with Shift, and not over an edge', () => {
  const point = pointOf('62% 40%');
  expect(movedPoint(point, 'ArrowRight', false)).toEqual({ across: 63, down: 40 });
  expect(movedPoint(point, 'ArrowUp', true)).toEqual({ across: 62, down: 30 });
  expect(movedPoint(pointOf('4% 100%'), 'ArrowLeft', true)).toEqual({ across: 0, down: 100 });
  expect(movedPoint(pointOf('4% 100%'), 'ArrowDown', false)).toEqual({ across: 4, down: 100 });
  expect(movedPoint(point, 'Tab', false)).toBeUndefined();
});

it('is the centre where nothing is set, and is written as in the folder of photographs', () => {
  expect(pointOf('')).toEqual({ across: 50, down: 50 });
  expect(textOfPoint({ across: 61.7, down: -3 })).toBe('62% 0%');
});

it('shows in its previews the part that the site will show', () => {
  const { below: upTo } = createSeededRandom(7);
  for (let time = 0; time < 500; time += 1) {
    const size = { width: 400 + upTo(2_000), height: 400 + upTo(2_000) };
    const point = { across: upTo(101), down: upTo(101) };
    for (const shape of Object.values(SHAPES)) {
      const crop = cropAround({ across: point.across / 100, down: point.down / 100 }, size, shape);
      const [across = 0, down = 0] = positionOf(point, size.width / size.height, shape)
        .split(' ')
        .map((part) => Number.parseFloat(part) / 100);
      // CSS puts this part of what is left over before what is seen.
      expect(Math.abs(across * (size.width - crop.width) - crop.left)).toBeLessThan(3);
      expect(Math.abs(down * (size.height - crop.height) - crop.top)).toBeLessThan(3);
    }
  }
});
