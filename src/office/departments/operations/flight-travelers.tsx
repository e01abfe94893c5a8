/**
 * The travellers of a flight request. Passport numbers are masked; a press opens one, and the audit log
 * records it.
 */
import { useState } from 'react';
import { openPassport } from '../../../device/office/session/page.ts';
import type { Row } from '../../../device/records/index.ts';
import { say, sayKnown } from '../../../words/say.ts';

export function Travelers({ row }: { row: Row<'flightRequest'> }) {
  return (
    <section aria-labelledby={`travelers-${row.id}`}>
      <h3 id={`travelers-${row.id}`}>{say('Travelers')}</h3>
      <ol className="travelers">
        {row.travelerDetails.map((traveler, index) => {
          const name = traveler.name || say('Traveler {number}', { number: index + 1 });
          return (
            <li key={index}>
              <strong>{name}</strong>
              {traveler.gender && <span>{sayKnown(traveler.gender)}</span>}
              {traveler.departurePoint && (
                <span>{say('from {place}', { place: traveler.departurePoint })}</span>
              )}
              {traveler.travelDate && (
                <span>
                  {traveler.returnDate
                    ? say('{from} to {until}', { from: traveler.travelDate, until: traveler.returnDate })
                    : traveler.travelDate}
                </span>
              )}
              {traveler.hasPassport ? (
                <Passport record={row.id} place={index} name={name} />
              ) : (
                <span className="label">{say('No passport number')}</span>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function Passport({ record, place, name }: { record: string; place: number; name: string }) {
  const [number, setNumber] = useState<string | null>(null);
  const [problem, setProblem] = useState('');
  const [asking, setAsking] = useState(false);

  async function show(): Promise<void> {
    setAsking(true);
    setProblem('');
    const answer = await openPassport(record, place);
    setAsking(false);
    if (answer.ok) setNumber(answer.value.passportNumber);
    else setProblem(sayKnown(answer.problem.message));
  }

  return (
    <span className="passport">
      {say('Passport')}{' '}
      {number === null ? <span aria-hidden="true">••••••••</span> : <strong>{number}</strong>}
      {number === null ? (
        <button type="button" className="button quiet" disabled={asking} onClick={() => void show()}>
          {say('Show')}{' '}
          <span className="visually-hidden">
            {say('the passport number of {name}. This is recorded.', { name })}
          </span>
        </button>
      ) : (
        <button type="button" className="button quiet" onClick={() => setNumber(null)}>
          {say('Hide')}{' '}
          <span className="visually-hidden">{say('the passport number of {name}', { name })}</span>
        </button>
      )}
      <span role="alert">{problem}</span>
    </span>
  );
}
