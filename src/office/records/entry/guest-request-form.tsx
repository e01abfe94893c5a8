/** Request of a guest in a form for the office, which corrects it after a call (docs/contract.md#corrections). */
import { readSanitisedDate } from '../../../contract/values/sanitise.ts';
import { resizeTravelers, type TravelerDetails } from '../../../kinds/flight-request/schema.ts';
import { defaultStrings } from '../../../kinds/messages.ts';
import { currentSchema, type SubmissionKind } from '../../../kinds/submissions.ts';
import { EntryFromUrl } from './entry-from-url.tsx';
import { EntryFields } from './staff-entry-form.tsx';

/** The office is not told what the guest was told. */
const strings = defaultStrings('The correction is saved.');

/** The request that the address names; nothing for any other. */
export function GuestRequestForm({ maker }: { maker: SubmissionKind }) {
  return (
    <EntryFromUrl kind={maker}>
      {(edited, onSaved, said) =>
        edited && (
          <EntryFields
            maker={maker}
            definition={{ schema: currentSchema(maker), strings }}
            toForm={withReadableDate}
            fromForm={(typed, before) => withHiddenFields(maker, typed, before)}
            edited={edited}
            onSaved={onSaved}
            said={said}
          />
        )
      }
    </EntryFromUrl>
  );
}

/** The date of a home booking is sent without hyphens. */
function withReadableDate(payload: object): object {
  const { preferredDate } = payload as { preferredDate?: string };
  return preferredDate === undefined
    ? payload
    : { ...payload, preferredDate: readSanitisedDate(preferredDate) };
}

const NO_TRAVELER: TravelerDetails = {
  name: '',
  passportNumber: null,
  gender: '',
  travelDate: '',
  returnDate: '',
  departurePoint: '',
};

/** Adds the fields that the office's form does not show. */
function withHiddenFields(
  maker: SubmissionKind,
  typed: Readonly<Record<string, unknown>>,
  before: unknown,
): unknown {
  if (maker === 'homeBooking') return { ...typed, email: typed.replyTo };
  if (maker === 'tripPlan') return { ...typed, budget: typed.budget ?? null };
  if (maker !== 'flightRequest') return typed;
  const { travelerDetails } = before as { travelerDetails: TravelerDetails[] };
  const travelers = Number(typed.travelers) || travelerDetails.length;
  return { ...typed, travelerDetails: resizeTravelers(travelerDetails, travelers, () => NO_TRAVELER) };
}
