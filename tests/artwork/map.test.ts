import { geoDistance, geoMercator } from 'd3-geo';
import { describe, expect, it } from 'vitest';
import { bearing, compassPoint, distance, distanceAndBearingTo } from '../../src/artwork/map/distance.ts';
import { COUNTRY, frameContains, project, sheetOfFrame } from '../../src/artwork/map/projection.ts';
import { formatDistanceAndBearing } from '../../src/pages/parts/map/format-distance-and-bearing.ts';

const arusha = { latitude: -3.387, longitude: 36.683 };
const stoneTown = { latitude: -6.162, longitude: 39.189 };
const gombe = { latitude: -4.67, longitude: 29.63 };
const places = [arusha, stoneTown, gombe, { latitude: -12, longitude: 41 }];

describe('The projection', () => {
  it('puts every place where d3 puts it', () => {
    const { west, north } = COUNTRY;
    const mercator = geoMercator().scale((1000 * 180) / Math.PI);
    const [left, top] = mercator([west, north]) ?? [];
    for (const { longitude, latitude } of places) {
      const [x, y] = mercator([longitude, latitude]) ?? [];
      const ours = project({ longitude, latitude });
      expect(ours[0]).toBeCloseTo(Number(x) - Number(left), 6);
      expect(ours[1]).toBeCloseTo(Number(y) - Number(top), 6);
    }
  });

  it('begins in the north-western corner and knows what lies outside', () => {
    expect(project({ latitude: COUNTRY.north, longitude: COUNTRY.west })).toEqual([0, 0]);
    expect(sheetOfFrame(COUNTRY)).toMatchObject({ x: 0, y: 0, width: 13_000 });
    expect(frameContains(COUNTRY, arusha)).toBe(true);
    expect(frameContains(COUNTRY, { latitude: 52.5, longitude: 13.4 })).toBe(false);
  });
});

describe('The way to a place', () => {
  it('is as long as d3 says', () => {
    for (const from of places) {
      for (const to of places) {
        const radians = geoDistance([from.longitude, from.latitude], [to.longitude, to.latitude]);
        expect(distance(from, to)).toBeCloseTo(radians * 6371, 3);
      }
    }
  });

  it('has a bearing, clockwise from north', () => {
    const equator = { latitude: 0, longitude: 35 };
    expect(bearing(equator, { latitude: 1, longitude: 35 })).toBeCloseTo(0);
    expect(bearing(equator, { latitude: 0, longitude: 36 })).toBeCloseTo(90);
    expect(bearing(equator, { latitude: -1, longitude: 35 })).toBeCloseTo(180);
    expect(bearing(equator, { latitude: 0, longitude: 34 })).toBeCloseTo(270);
  });

  it.each([
    [0, 'north'],
    [22, 'north'],
    [23, 'north-east'],
    [180, 'south'],
    [300, 'north-west'],
    [338, 'north'],
    [359.9, 'north'],
  ])('%d degrees is %s', (degrees, words) => {
    expect(compassPoint(degrees)).toBe(words);
  });

  it('is put into words: whole kilometres far off, tenths near by', () => {
    const formatDistance = (from: typeof arusha, to: typeof arusha) =>
      formatDistanceAndBearing(distanceAndBearingTo(from, to));
    expect(formatDistance(arusha, stoneTown)).toBe('415 km, south-east');
    expect(formatDistance(stoneTown, arusha)).toBe('415 km, north-west');
    expect(formatDistance(stoneTown, { latitude: -6.119, longitude: 39.166 })).toBe('5.4 km, north-west');
    expect(formatDistance(arusha, arusha)).toBe('right here');
  });
});
