/** The country's sheet, which zooms, and those that enlarge parts of it. */
import { type RefObject, useMemo } from 'react';
import type { MapName } from '../../artwork/map/map-layout.ts';
import type { MapPlace, MapSheetData } from '../parts/map/map-data.ts';
import { MapSheet, type SheetProps } from './map-sheet.tsx';
import { ZoomSheet, type ZoomSheetProps } from './zoom-sheet.tsx';
import './map-sheets.css';

export interface MapSheetsData {
  base: string;
  sheets: readonly MapSheetData[];
  names: readonly MapName[];
  places: readonly MapPlace[];
  zoom: ZoomSheetProps['texts'];
  sheetsTitle: string;
}

interface MapSheetsProps extends Pick<SheetProps, 'areas' | 'legs' | 'at' | 'press'> {
  data: MapSheetsData;
  /** Places with marks; the same array until others are shown, because names are laid out anew for others. */
  shown: readonly MapPlace[];
  here: ZoomSheetProps['here'];
  answer: RefObject<HTMLElement | null>;
}

export function MapSheets({ data, shown, areas, legs, at, press, here, answer }: MapSheetsProps) {
  const { base, sheets, names, places } = data;
  const { country, parts, addresses } = useMemo(() => {
    const [country, ...all] = sheets;
    const parts = all.filter(({ id }) => shown.some((place) => place.sheet === id));
    return { country, parts, addresses: new Set(shown.map(({ address }) => address)) };
  }, [sheets, shown]);
  const sheet = { base, places, shown: addresses, names, areas, legs, here, at, press };
  const enlarged = (part: MapSheetData) => <MapSheet key={part.id} {...part} {...sheet} parts={NO_PARTS} />;
  return (
    <section aria-labelledby="sheets">
      <h2 id="sheets" className="visually-hidden">
        {data.sheetsTitle}
      </h2>
      <div className="sheets">
        <div>
          {country && <ZoomSheet {...country} {...sheet} parts={parts} texts={data.zoom} answer={answer} />}
          {parts.slice(0, 1).map(enlarged)}
        </div>
        <div className="enlarged">{parts.slice(1).map(enlarged)}</div>
      </div>
    </section>
  );
}

const NO_PARTS: readonly MapSheetData[] = [];
