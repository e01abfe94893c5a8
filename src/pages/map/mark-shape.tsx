import type { MapKind } from '../../content/pages/map-page.ts';

/** A shape for each kind, so that colour is never the only difference. */
const SHAPES: Record<MapKind, string> = {
  park: 'M-12 0a12 12 0 1 1 24 0a12 12 0 1 1-24 0z',
  beach: 'M0-14L14 0 0 14-14 0z',
  zanzibar: 'M-7-12H7L13 0 7 12H-7L-13 0z',
  culture: 'M-12-12H12V12H-12z',
  mountain: 'M0-16L16 11H-16z',
};

export function MarkShape({ kind }: { kind: MapKind }) {
  return <path className="shape" d={SHAPES[kind]} />;
}
