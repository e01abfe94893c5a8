/** The map of the planner: a press adds a place, or takes it out; the route is drawn between them. */
import { useMemo, useRef } from 'react';
import { legPath } from '../../artwork/map/leg-path.ts';
import { project } from '../../artwork/map/projection.ts';
import { gateways } from '../../content/map/gateways.ts';
import type { Gateway, PlannedTrip } from '../../kinds/trip-plan/plan-code.ts';
import { MapSheets, type MapSheetsData } from '../map/map-sheets.tsx';
import type { MapPlace, Route } from '../parts/map/map-data.ts';
import type { TripMoves } from './facts/travel.ts';

interface PlanSheetsProps {
  data: MapSheetsData;
  plan: PlannedTrip;
  moves: TripMoves;
  onAdd: (plate: number) => void;
  onTakeOut: (plate: number) => void;
}

export function PlanSheets({ data, plan, moves, onAdd, onTakeOut }: PlanSheetsProps) {
  const answer = useRef<HTMLElement>(null);
  const act = useRef({ onAdd, onTakeOut });
  act.current = { onAdd, onTakeOut };
  const { places } = data;
  const stops = plan.stops.map(({ plate }) => places.find((place) => place.plate === plate));
  const key = stops.map((place) => place?.plate).join();
  const legs = useMemo(
    () => legsOf(plan.from, stops, plan.to, moves),
    // What is drawn depends on the order of the places and the two ends.
    [key, plan.from, plan.to],
  );
  const press = useMemo(() => {
    const chosen = new Set(stops.flatMap((place) => place?.address ?? []));
    return {
      chosen,
      onPress: ({ address, plate }: MapPlace) =>
        chosen.has(address) ? act.current.onTakeOut(plate) : act.current.onAdd(plate),
    };
  }, [key]);
  return (
    <MapSheets
      data={data}
      shown={places}
      areas={NO_AREAS}
      legs={legs}
      here={null}
      at={undefined}
      press={press}
      answer={answer}
    />
  );
}

const NO_AREAS: readonly number[] = [];

function legsOf(
  from: Gateway,
  stops: readonly (MapPlace | undefined)[],
  to: Gateway,
  { arrival, before, departure }: TripMoves,
): Route['legs'] {
  const airport = (letter: Gateway) => (letter === '-' ? undefined : pointOf(gateways[letter].coordinates));
  const points = stops.map((place) => place && ([place.x, place.y] as const));
  const way = [airport(from), ...points, airport(to)];
  const moves = [arrival, ...before.slice(1), departure];
  const legs = new Map<string, Route['legs'][number]>();
  way.slice(1).forEach((end, index) => {
    const begin = way[index];
    if (!begin || !end) return;
    const by = moves[index]?.by ?? 'road';
    const path = legPath(begin, end, by);
    legs.set(path, { path, by });
  });
  return [...legs.values()];
}

const pointOf = (at: Parameters<typeof project>[0]) => {
  const [x, y] = project(at);
  return [Math.round(x), Math.round(y)] as const;
};
