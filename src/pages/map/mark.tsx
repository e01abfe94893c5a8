import type { MapKind } from '../../content/map-page.ts';

/** A shape for each kind, so that colour is never the only difference. */
const SHAPES: Record<MapKind, string> = {
  park: 'M-11 0a11 11 0 1 1 22 0a11 11 0 1 1-22 0z',
  beach: 'M0-13L13 0 0 13-13 0z',
  zanzibar: 'M-6-11H6L12 0 6 11H-6L-12 0z',
  culture: 'M-10-10H10V10H-10z',
  mountain: 'M0-16L16 11H-16z',
};

export function MarkShape({ kind }: { kind: MapKind }) {
  return <path className="shape" d={SHAPES[kind]} />;
}
