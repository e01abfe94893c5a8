/** Forms as people fill them in: real payloads, each with a mark of its own in its texts. */

import type { Role } from '../../../src/contract/accounts/roles.ts';
import type { EntryKind } from '../../../src/kinds/entry-kinds.ts';
import { requests, type StaffForm, staffRequests } from '../../parts/records/sample-requests.ts';

const publicKinds = ['packageBooking', 'tripPlan', 'stayBooking', 'homeBooking', 'eventRequest'] as const;
type PublicKind = (typeof publicKinds)[number];

/** Field that takes the mark, and a field that can be filled in wrongly. */
const places: Record<PublicKind | StaffForm, { mark: string; wrong: object }> = {
  packageBooking: { mark: 'specialRequests', wrong: { numberOfAdults: -1 } },
  tripPlan: { mark: 'specialRequest', wrong: { days: -1 } },
  stayBooking: { mark: 'specialRequest', wrong: { guests: -1 } },
  homeBooking: { mark: 'specialRequests', wrong: { days: -1 } },
  eventRequest: { mark: 'message', wrong: { email: 'nobody' } },
  addedTour: { mark: 'customerName', wrong: { tourStatus: 'lost' } },
  souvenir: { mark: 'item', wrong: { quantity: -1 } },
  person: { mark: 'name', wrong: { transportDate: 'soon' } },
  lead: { mark: 'name', wrong: { name: '' } },
  campaign: { mark: 'name', wrong: { reach: -1 } },
  feedback: { mark: 'comment', wrong: { rating: 9 } },
  replyTemplate: { mark: 'name', wrong: { about: 'nothing' } },
  capacity: { mark: 'camp', wrong: { perNight: 0 } },
  training: { mark: 'course', wrong: { passed: 'soon' } },
  resource: { mark: 'name', wrong: { seats: 0 } },
};

const formsOf: Partial<Record<Role, readonly StaffForm[]>> = {
  operations: ['addedTour'],
  logistics: ['souvenir', 'person', 'feedback'],
  marketing: ['lead', 'campaign', 'feedback'],
  management: ['addedTour', 'souvenir', 'person', 'lead', 'campaign', 'feedback'],
};

export { publicKinds };
export const isPublicKind = (kind: string): kind is PublicKind =>
  (publicKinds as readonly string[]).includes(kind);
export const staffFormsOf = (role: string): readonly StaffForm[] => formsOf[role as Role] ?? [];

/** @param edition counts the contents that were typed under one mark */
export function fillIn(kind: EntryKind, mark: string, edition: number, wrong: boolean): object {
  const form = kind as keyof typeof places;
  if (!(form in places)) throw new Error(`The world has no form for ${kind}.`);
  const { mark: field, wrong: fault } = places[form];
  const all: Partial<Record<string, object>> = { ...requests, ...staffRequests };
  return { ...all[form], [field]: `${mark} v${edition}`, ...(wrong && fault) };
}
