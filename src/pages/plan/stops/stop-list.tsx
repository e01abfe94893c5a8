/** The stops of a trip in their order, with the nights at each and the way from one to the next. */
import { useEffect, useRef, useState } from 'react';
import { MAX_NIGHTS, type PlannedTrip } from '../../../kinds/trip-plan/plan-code.ts';
import { Link } from '../../../words/link.tsx';
import { say } from '../../../words/say.ts';
import type { MapPlace } from '../../parts/map/map-data.ts';
import { moveStop, removeStop, setNights } from '../edit-plan.ts';
import { daysOfStops } from '../facts/plan-days.ts';
import type { Move, TripMoves } from '../facts/travel.ts';
import { daysInWords, gatewayName, moveInWords, nightsInWords } from '../plan-words.ts';
import type { EditPlan } from '../use-plans.ts';
import { useDragOrder } from './use-drag-order.ts';
import './stop-list.css';

interface StopListProps {
  plan: PlannedTrip;
  moves: TripMoves;
  /** Undefined for a place that this edition of the site does not have. */
  placeOf: (plate: number) => MapPlace | undefined;
  onEdit: (change: EditPlan) => void;
}

export function StopList({ plan, moves, placeOf, onEdit }: StopListProps) {
  const list = useRef<HTMLOListElement>(null);
  const [told, setTold] = useState('');
  /** The button to focus once the list is drawn in its new order. */
  const wanted = useRef<{ stop: number; action: string } | null>(null);
  const titleOf = (stop: number) => placeOf(plan.stops[stop]?.plate ?? 0)?.title ?? say('Unknown place');
  const move = (from: number, to: number, action: string) => {
    if (moveStop(plan, from, to) === plan) return;
    setTold(
      say('{place} is now stop {number} of {all}.', {
        place: titleOf(from),
        number: to + 1,
        all: plan.stops.length,
      }),
    );
    wanted.current = { stop: to, action };
    onEdit((plan) => moveStop(plan, from, to));
  };
  const drag = useDragOrder((from, to) => move(from, to, ''));
  useEffect(() => {
    const { stop, action } = wanted.current ?? {};
    wanted.current = null;
    if (stop === undefined || !action) return;
    list.current?.children[stop]?.querySelector<HTMLElement>(`[data-action="${action}"]`)?.focus();
  });
  const remove = (stop: number) => {
    setTold(say('{place} is taken out.', { place: titleOf(stop) }));
    wanted.current = { stop: Math.min(stop, plan.stops.length - 2), action: 'remove' };
    onEdit((plan) => removeStop(plan, stop));
  };
  return (
    <>
      {plan.from !== '-' && <p className="plan-end">{gatewayName(plan.from)}</p>}
      <ol ref={list} className="plan-stops">
        {daysOfStops(plan.stops).map(({ plate, nights, first, last }, stop) => {
          const place = placeOf(plate);
          const title = titleOf(stop);
          const button = (action: string, sign: string, words: string, press: () => void, off = false) => (
            <button
              type="button"
              data-action={action}
              aria-label={words}
              title={words}
              aria-disabled={off}
              onClick={() => !off && press()}
            >
              {sign}
            </button>
          );
          return (
            <li key={stop} className="plan-row">
              <MoveLine move={stop === 0 ? moves.arrival : (moves.before[stop] ?? null)} />
              <div className="plan-stop">
                <span className="handle" aria-hidden="true" onPointerDown={drag}>
                  <svg viewBox="0 0 12 20" aria-hidden="true">
                    <path d="M3 4h0M9 4h0M3 10h0M9 10h0M3 16h0M9 16h0" />
                  </svg>
                </span>
                <span className="stop-number" aria-hidden="true">
                  {stop + 1}
                </span>
                <p className="plan-place">
                  {place ? <Link to={place.address}>{title}</Link> : title}{' '}
                  <span className="label">{daysInWords(first, last)}</span>
                </p>
                <span className="plan-nights">
                  {button(
                    'less',
                    '−',
                    say('One night less at {place}', { place: title }),
                    () => onEdit((plan) => setNights(plan, stop, nights - 1)),
                    nights === 0,
                  )}
                  <span>{nightsInWords(nights)}</span>
                  {button(
                    'more',
                    '+',
                    say('One night more at {place}', { place: title }),
                    () => onEdit((plan) => setNights(plan, stop, nights + 1)),
                    nights === MAX_NIGHTS,
                  )}
                </span>
                <span className="plan-order">
                  {button(
                    'up',
                    '↑',
                    say('Move {place} up', { place: title }),
                    () => move(stop, stop - 1, 'up'),
                    stop === 0,
                  )}
                  {button(
                    'down',
                    '↓',
                    say('Move {place} down', { place: title }),
                    () => move(stop, stop + 1, 'down'),
                    stop === plan.stops.length - 1,
                  )}
                  {button('remove', '×', say('Take {place} out', { place: title }), () => remove(stop))}
                </span>
              </div>
            </li>
          );
        })}
      </ol>
      {plan.stops.length > 0 && <MoveLine move={moves.departure} />}
      {plan.to !== '-' && plan.stops.length > 0 && <p className="plan-end">{gatewayName(plan.to)}</p>}
      <p className="visually-hidden" role="status">
        {told}
      </p>
    </>
  );
}

function MoveLine({ move }: { move: Move | null }) {
  return move && <p className={`plan-move label ${move.by}`}>{moveInWords(move)}</p>;
}
