import { Link } from 'react-router-dom';
import { COUNTRY, contains, project, type Sheet } from '../../artwork/map/projection.ts';
import type { Coordinates } from '../../content/types.ts';
import { AtPlace, Leader, MapBase, MarkName } from '../parts/map/map-base.tsx';
import type { MapPlace, MapSheetData } from '../parts/map/map-data.ts';
import { MarkShape } from './mark.tsx';
import './sheet.css';

interface SheetProps extends MapSheetData {
  base: string;
  places: readonly MapPlace[];
  /** Places whose marks have a name and a link; the others are dots. */
  shown: ReadonlySet<string>;
  /** Sheets that show parts of this one enlarged. */
  parts?: readonly MapSheetData[];
  waters: readonly { title: string; x: number; y: number }[];
  /** Where the reader is. */
  here: Coordinates | null;
}

/** One sheet of the map: marks with names, each a link to its page. */
export function MapSheet({
  id,
  letter,
  title,
  sheet,
  base,
  places,
  shown,
  parts = [],
  waters,
  here,
}: SheetProps) {
  const on = places.filter((place) => isOn(sheet, place));
  const named = on.filter((place) => place.sheet === id && shown.has(place.address));
  const dots = on.filter((place) => !named.includes(place));
  const [x, y] = here ? project(here) : [0, 0];
  const isHere = here !== null && contains(COUNTRY, here) && isOn(sheet, { x, y });
  return (
    <figure className="map-frame" id={`sheet-${id}`} aria-labelledby={`sheet-${id}-title`}>
      <figcaption className="sheet-title" id={`sheet-${id}-title`}>
        {letter && <span>{letter}</span>} {title}
      </figcaption>
      <svg className="map" viewBox={`0 0 ${sheet.width} ${sheet.height}`}>
        <title>{`Map: ${title}`}</title>
        <MapBase base={base} sheet={sheet} />
        {waters
          .filter((water) => isOn(sheet, water))
          .map((water) => (
            <AtPlace key={water.title} {...water} sheet={sheet}>
              <text className="water">
                {water.title.split(' ').map((word, line) => (
                  <tspan key={word} x="0" y={line * 13}>
                    {word}
                  </tspan>
                ))}
              </text>
            </AtPlace>
          ))}
        {dots.map((place) => (
          <AtPlace key={place.address} x={place.x} y={place.y} sheet={sheet}>
            <circle className={shown.has(place.address) ? 'dot' : 'dot faint'} r="2.5" />
          </AtPlace>
        ))}
        {parts.map((part) => (
          <PartFrame key={part.id} part={part} within={sheet} />
        ))}
        {named.map((place) => (
          <AtPlace key={place.address} x={place.x} y={place.y} sheet={sheet}>
            <Link to={place.address} className={`mark ${place.kind}`}>
              <Leader {...place} />
              <g transform={`translate(${place.dx} ${place.dy})`}>
                <MarkShape kind={place.kind} />
                <text className="number" y="5">
                  {`${place.plate} `}
                </text>
              </g>
              <MarkName {...place}>{place.name}</MarkName>
            </Link>
          </AtPlace>
        ))}
        {isHere && (
          <AtPlace x={x} y={y} sheet={sheet}>
            <g className="here">
              <title>You are here</title>
              <circle r="13" />
              <path d="M-19 0H19M0-19V19" />
            </g>
          </AtPlace>
        )}
      </svg>
    </figure>
  );
}

/** The outline of an enlarged sheet, a link to it. */
function PartFrame({ part, within }: { part: MapSheetData; within: Sheet }) {
  const { x, y, width, height } = part.sheet;
  return (
    <a className="part" href={`#sheet-${part.id}`} aria-label={`Sheet ${part.letter}: ${part.title}`}>
      <rect x={x - within.x} y={y - within.y} width={width} height={height} />
      <AtPlace x={x + width} y={y + height / 2} sheet={within}>
        <path className="tag" d="M0-12H24V12H0z" />
        <text className="tag-letter" x="12" y="6">
          {part.letter}
        </text>
      </AtPlace>
    </a>
  );
}

function isOn(sheet: Sheet, { x, y }: { x: number; y: number }): boolean {
  return x >= sheet.x && x <= sheet.x + sheet.width && y >= sheet.y && y <= sheet.y + sheet.height;
}
