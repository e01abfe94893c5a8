import { type AriaAttributes, memo, type ReactNode, useDeferredValue, useMemo } from 'react';
import { isOnSheet, type Sheet } from '../../artwork/map/projection.ts';
import { scaleBar } from '../../artwork/map/view.ts';
import { Link } from '../../words/link.tsx';
import { say, sayNumber } from '../../words/say.ts';
import { AtMapPoint, LeaderLine, MapBase, MarkLabel } from '../parts/map/map-base.tsx';
import type { MapPlace, MapSheetData, Route } from '../parts/map/map-data.ts';
import { MapLabel } from '../parts/map/map-label.tsx';
import { layOutSheet, type SheetContent } from './lay-out-sheet.ts';
import { MarkShape } from './mark-shape.tsx';
import { type PositionPoint, ReaderPosition } from './reader-position.tsx';
import './sheet.css';

export interface SheetProps extends Omit<SheetContent, 'here'> {
  base: string;
  /** Outlines that stand out, by their number in the list of areas. */
  areas: readonly number[];
  /** Legs of the chosen package. */
  legs: Route['legs'];
  /** The place that the address names. */
  at: MapPlace | undefined;
  /** Where the reader is. */
  here: PositionPoint | null;
  /** Visible part of the sheet; without it, the whole sheet. */
  view?: Sheet;
  onFocus?: (place: MapPlace) => void;
  /** Makes marks buttons; without it they are links to the pages of the places. */
  press?: MarkPress | undefined;
  /** Wraps the drawing in the element that zooms and moves it. */
  frame?: (drawing: ReactNode) => ReactNode;
}

export interface MarkPress {
  /** Addresses of the places whose marks are pressed in. */
  chosen: ReadonlySet<string>;
  onPress: (place: MapPlace) => void;
}

/** One sheet of the map: marks with names, each a link to its page or a button. */
export const MapSheet = memo(function MapSheet({
  onFocus,
  press,
  frame = (drawing) => drawing,
  ...props
}: SheetProps) {
  const {
    id,
    letter,
    title,
    sheet,
    base,
    places,
    shown,
    parts,
    names,
    areas,
    legs,
    here,
    at,
    view = sheet,
  } = props;
  // While a finger zooms, names keep their sides, and are set anew as soon as there is time.
  const width = useDeferredValue(view.width);
  const { marks, dots, closed, written } = useMemo(
    () => layOutSheet({ id, letter, title, sheet, places, shown, parts, names, here }, width),
    [id, letter, title, sheet, places, shown, parts, names, here, width],
  );
  return (
    <figure className="map-frame" id={`sheet-${id}`} aria-labelledby={`sheet-${id}-title`}>
      <figcaption className="sheet-title" id={`sheet-${id}-title`}>
        {letter && <span>{letter}</span>} {title}
      </figcaption>
      {frame(
        <svg className="map" viewBox={`0 0 ${view.width} ${view.height}`}>
          <title>{say('Map: {title}', { title })}</title>
          <MapBase base={base} sheet={view} areas={areas} />
          <g transform={`translate(${-view.x} ${-view.y})`}>
            {legs.map(({ path, by }) => (
              <path key={path} className={`leg ${by}`} d={path} />
            ))}
          </g>
          {written
            .filter((name) => isOnSheet(view, name))
            .map((name) => (
              <MapLabel key={`${name.name} ${name.y}`} name={name} sheet={view} />
            ))}
          {dots.map((place) => (
            <AtMapPoint key={place.address} x={place.x} y={place.y} sheet={view}>
              <circle className={shown.has(place.address) ? 'dot' : 'dot faint'} r="2.5" />
            </AtMapPoint>
          ))}
          {closed.map((part) => (
            <PartFrame key={part.id} part={part} within={view} />
          ))}
          {marks.map(({ place, mark }) => (
            <AtMapPoint key={place.address} x={place.x} y={place.y} sheet={view}>
              <MarkElement
                place={place}
                press={press}
                aria-current={place === at ? 'location' : undefined}
                aria-label={mark.named === false ? `${place.plate} ${place.name}` : undefined}
                onFocus={() => onFocus?.(place)}
              >
                <LeaderLine {...mark} />
                <g transform={`translate(${mark.dx} ${mark.dy})`}>
                  <circle className="reach" r="14.5" />
                  <MarkShape kind={place.kind} />
                  <text className="number" y="5">
                    {`${place.plate} `}
                  </text>
                </g>
                {mark.named !== false && <MarkLabel {...mark}>{place.name}</MarkLabel>}
              </MarkElement>
            </AtMapPoint>
          ))}
          {here && isOnSheet(view, here) && <ReaderPosition here={here} sheet={view} />}
        </svg>,
      )}
      <ScaleBar view={view} />
    </figure>
  );
});

interface MarkElementProps extends Pick<AriaAttributes, 'aria-current' | 'aria-label'> {
  place: MapPlace;
  press: MarkPress | undefined;
  onFocus: () => void;
  children: ReactNode;
}

function MarkElement({ place, press, children, ...rest }: MarkElementProps) {
  const className = `mark ${place.kind}`;
  if (!press)
    return (
      <Link to={place.address} className={className} {...rest}>
        {children}
      </Link>
    );
  const { chosen, onPress } = press;
  return (
    // biome-ignore lint/a11y/useSemanticElements: there are no buttons in a drawing
    <g
      role="button"
      tabIndex={0}
      className={className}
      {...rest}
      aria-pressed={chosen.has(place.address)}
      onClick={() => onPress(place)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        onPress(place);
      }}
    >
      {children}
    </g>
  );
}

/** A round number of kilometres as a bar under the map. */
function ScaleBar({ view }: { view: Sheet }) {
  const { km, units } = scaleBar(view);
  const sheet = { x: 0, y: 0, width: view.width, height: view.width / 18 };
  return (
    <svg
      className="scale"
      viewBox={`0 0 ${sheet.width} ${sheet.height}`}
      role="img"
      aria-label={say('Scale: {distance} km', { distance: km })}
    >
      <path d={`M0 0v${sheet.height / 2}h${units}V0`} />
      <AtMapPoint x={units} y={sheet.height / 2} sheet={sheet}>
        <text x="6" y="5">{`${sayNumber(km)} km`}</text>
      </AtMapPoint>
    </svg>
  );
}

/** The outline of an enlarged sheet, a link to it. */
function PartFrame({ part, within }: { part: MapSheetData; within: Sheet }) {
  const { x, y, width, height } = part.sheet;
  return (
    <a
      className="part"
      href={`#sheet-${part.id}`}
      aria-label={say('Sheet {letter}: {title}', { letter: part.letter, title: part.title })}
    >
      <rect x={x - within.x} y={y - within.y} width={width} height={height} />
      <AtMapPoint x={x + width} y={y + height / 2} sheet={within}>
        <path className="tag" d="M0-12H24V12H0z" />
        <text className="tag-letter" x="12" y="6">
          {part.letter}
        </text>
      </AtMapPoint>
    </a>
  );
}
