/** Opening values of the form of a tour booking, where a guest's trip plan becomes one. Pure. */
import { MAX_DAYS, MAX_LONG_TEXT_LENGTH, MAX_NAME_LENGTH } from '../../../contract/values/field-bounds.ts';
import type { Row } from '../../../device/records/index.ts';
import { say } from '../../../words/say.ts';
import { planInWords } from './plan-in-words.ts';

type PlanRow = Pick<
  Row<'tripPlan'>,
  | 'reference'
  | 'name'
  | 'email'
  | 'preferredDate'
  | 'days'
  | 'travelers'
  | 'specialRequest'
  | 'plan'
  | 'planShown'
>;

/** Returns texts of the form's fields. The guide and the price are left to the office. */
export function tourOfPlan(row: PlanRow) {
  const plan = planInWords(row.plan);
  const days = plan && plan.nights > 0 ? plan.nights + 1 : row.days;
  return {
    customerName: row.name,
    contact: row.email,
    travelDate: row.preferredDate,
    tripType: upTo(MAX_NAME_LENGTH, nameOfTrip(plan?.places ?? [])),
    days: days ? String(Math.min(days, MAX_DAYS)) : '',
    travelers: String(row.travelers),
    specialRequests: upTo(
      MAX_LONG_TEXT_LENGTH,
      [
        say('Trip plan {reference}', row),
        ...(plan
          ? [...plan.stops, ...plan.facts.map(({ label, text }) => [label, text].join(': '))]
          : [row.planShown]),
        row.specialRequest,
      ]
        .filter(Boolean)
        .join('\n'),
    ),
  };
}

/** True of a tour booking that was made of the plan with that reference. */
export const isMadeOf = (tour: Pick<Row<'tour'>, 'specialRequests'>, reference: string): boolean =>
  tour.specialRequests.includes(reference);

function nameOfTrip(places: readonly string[]): string {
  const [first, last] = [places[0], places.at(-1)];
  if (first === undefined || last === undefined) return say('Own trip');
  return places.length === 1
    ? say('Own trip: {place}', { place: first })
    : say('Own trip: {first} to {last}', { first, last });
}

/** Returns a text of at most so many characters, cut between two of them. */
function upTo(length: number, text: string): string {
  return text.length <= length ? text : `${text.slice(0, length - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
