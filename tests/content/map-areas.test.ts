import { geoArea, geoContains } from 'd3-geo';
import { describe, expect, it } from 'vitest';
import { COUNTRY, frameContains } from '../../src/artwork/map/projection.ts';
import { listMapPlaces } from '../../src/build/documents/map.ts';
import { areas } from '../../src/content/map/areas.ts';
import type { Ring } from '../../src/content/map/parse-line.ts';
import { rivers } from '../../src/content/map/rivers.ts';
import { tracks, trunkRoads } from '../../src/content/map/roads.ts';

const EARTH = 6371;
const polygon = (ring: Ring) => ({
  type: 'Polygon' as const,
  coordinates: [[...ring, ring[0]].map((point) => [...(point ?? [])])],
});
/** Area of a ring in either direction. */
const squareKm = (ring: Ring) => {
  const part = geoArea(polygon(ring));
  return Math.min(part, 4 * Math.PI - part) * EARTH ** 2;
};
const places = listMapPlaces();

describe('The outlines of the parks', () => {
  it('are there for every park', () => {
    const drawn = areas.map(({ address }) => address);
    for (const { kind, address } of places) if (kind === 'park') expect(drawn).toContain(address);
  });

  it.each(areas.map((area) => [area.title, area] as const))(
    '%s: has the size it is gazetted with',
    (_, area) => {
      expect(squareKm(area.outline) / area.squareKm).toBeGreaterThan(0.8);
      expect(squareKm(area.outline) / area.squareKm).toBeLessThan(1.2);
    },
  );

  it.each(areas.filter(({ address }) => address).map((area) => [area.title, area] as const))(
    '%s: holds the place that is named after it',
    (_, { address, outline }) => {
      const { longitude, latitude } = places.find((place) => place.address === address)?.coordinates ?? {};
      // The outline clockwise, as d3 wants it.
      const ring = geoArea(polygon(outline)) < Math.PI ? outline : outline.toReversed();
      expect(geoContains(polygon(ring), [longitude ?? 0, latitude ?? 0])).toBe(true);
    },
  );
});

describe('Roads, rivers and outlines', () => {
  it('stay on the map', () => {
    for (const ring of [...trunkRoads, ...tracks, ...rivers, ...areas.map(({ outline }) => outline)])
      for (const [longitude, latitude] of ring)
        expect(frameContains(COUNTRY, { longitude, latitude })).toBe(true);
  });
});
