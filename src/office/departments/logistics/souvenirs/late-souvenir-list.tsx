/** Souvenirs that should have arrived: above all others, with where each was last. */
import { useState } from 'react';
import { useRecords } from '../../../../device/records/index.ts';
import { useIsNarrow } from '../../../table/view/use-screen-width.ts';
import { formatLateness } from './late-souvenirs.ts';
import { lastStep, stepsOf } from './souvenir-steps.ts';
import { useLateSouvenirs } from './use-late-souvenirs.ts';
import './souvenirs.css';
import { say, sayCount, sayNumber, sayWith } from '../../../../words/say.ts';

/** On a bad day only the latest are shown. */
const MOST = 20;
/** On a phone, until more are asked for: what was entered today stands below. */
const FEW = 2;

export function LateSouvenirList() {
  const { rows } = useRecords('souvenir');
  const steps = useRecords('souvenirStep').rows;
  const isNarrow = useIsNarrow();
  const [isWhole, setWhole] = useState(false);
  const late = useLateSouvenirs(rows);
  if (late.length === 0) return null;
  const isFolded = isNarrow && !isWhole;
  return (
    <section className="souvenirs-late" aria-labelledby="late">
      <h2 id="late">{sayCount(late.length, '1 souvenir is late', '{count} souvenirs are late')}</h2>
      <p className="label">
        {say(
          'The day that was promised has passed; or, where none was promised, the days that Vehicles & Guides has for the place.',
        )}
      </p>
      <ul>
        {late.slice(0, isFolded ? FEW : MOST).map((one) => {
          const { row } = one;
          const last = lastStep(stepsOf(steps, row.id));
          return (
            <li key={row.id}>
              {sayWith('{pieces} for {customer_name}, to {place_of_delivery}.', {
                pieces: (
                  <strong key="pieces">
                    {sayNumber(row.quantity)} × <bdi>{row.item}</bdi>
                  </strong>
                ),
                customer_name: <bdi key="customer">{row.customer_name}</bdi>,
                place_of_delivery: <bdi key="place">{row.place_of_delivery}</bdi>,
              })}{' '}
              {formatLateness(one)}{' '}
              <span>{last ? say('{to} has it, {place}.', last) : say('Nobody has handed it over yet.')}</span>
            </li>
          );
        })}
      </ul>
      {isNarrow && late.length > FEW && (
        <p className="buttons">
          <button
            type="button"
            className="button quiet"
            aria-expanded={isWhole}
            onClick={() => setWhole(!isWhole)}
          >
            {isWhole ? say('Show fewer') : say('Show all {count}', { count: late.length })}
          </button>
        </p>
      )}
      {!isFolded && late.length > MOST && (
        <p className="label">{say('And {count} more, in the table below.', { count: late.length - MOST })}</p>
      )}
    </section>
  );
}
