import { say, sayKnown } from '../../words/say.ts';
import type { HomeBookingValues } from './values.ts';

interface TripSummaryProps {
  values: HomeBookingValues;
  /** Set only by Calculate Cost; null before. */
  total: string | null;
}

/** Summary of the fields as chosen so far, live, with the total as it was last calculated. */
export function TripSummary({ values, total }: TripSummaryProps) {
  return (
    <section className="trip-summary" aria-label={say('Trip Summary')}>
      <h3>{say('Trip Summary')}</h3>
      <dl>
        <div>
          <dt>{say('Trip type')}</dt>
          <dd>{sayKnown(values.tripType)}</dd>
        </div>
        <div>
          <dt>{say('Days')}</dt>
          <dd>{values.days || '–'}</dd>
        </div>
        <div>
          <dt>{say('Travelers')}</dt>
          <dd>{values.travelers || '–'}</dd>
        </div>
        <div>
          <dt>{say('Total cost')}</dt>
          <dd aria-live="polite">{total ?? say('Press Calculate Cost.')}</dd>
        </div>
      </dl>
    </section>
  );
}
