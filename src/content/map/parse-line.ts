/** A point of the map: [longitude, latitude] in degrees. */
export type MapPoint = readonly [number, number];
export type Ring = readonly MapPoint[];

/** @param points "33.87,-2.16 34.34,-2.06": longitude and latitude of each, which fits more points on a line */
export const parseLine = (points: string): Ring =>
  points.split(' ').map((point) => {
    const [longitude = Number.NaN, latitude = Number.NaN] = point.split(',').map(Number);
    return [longitude, latitude];
  });
