import type { HomeBookingValues } from './values.ts';

interface TripSummaryProps {
  values: HomeBookingValues;
  /** Set only by Calculate Cost; null before. */
  total: string | null;
}

/** What has been chosen so far, live; the total as it was last calculated. */
export function TripSummary({ values, total }: TripSummaryProps) {
  return (
    <section className="trip-summary" aria-label="Trip Summary">
      <h3>Trip Summary</h3>
      <dl>
        <div>
          <dt>Trip type</dt>
          <dd>{values.tripType}</dd>
        </div>
        <div>
          <dt>Days</dt>
          <dd>{values.days || '–'}</dd>
        </div>
        <div>
          <dt>Travelers</dt>
          <dd>{values.travelers || '–'}</dd>
        </div>
        <div>
          <dt>Total cost</dt>
          <dd aria-live="polite">{total ?? 'Press Calculate Cost.'}</dd>
        </div>
      </dl>
    </section>
  );
}
