/** A backlog of all six kinds as people would have written it, passport numbers sealed. */
import { v7 } from 'uuid';
import type { SealingKey } from '../../../src/contract/values/sealing.ts';
import { sealPassport } from '../../../src/device/transfer/sealing/index.ts';
import { type SubmissionKind, submissionKinds } from '../../../src/kinds/submissions.ts';
import { requests } from '../../parts/records/sample-requests.ts';

export interface BacklogEntry {
  id: string;
  kind: SubmissionKind;
  payload: object;
}

export function createBacklog(count: number, key: SealingKey): Promise<BacklogEntry[]> {
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const id = v7();
      const kind = submissionKinds[index % submissionKinds.length] as SubmissionKind;
      return { id, kind, payload: { ...requests[kind], ...(await personal(kind, id, key)) } };
    }),
  );
}

/** Returns the fields that differ between people: without them a backlog would compress to nothing. */
async function personal(kind: SubmissionKind, id: string, key: SealingKey): Promise<object> {
  const number = Math.floor(Math.random() * 1e8);
  const first = pick([
    'Amina',
    'Baraka',
    'Chiku',
    'Daudi',
    'Esther',
    'Søren',
    'Grace',
    'Nuru',
    'Łukasz',
    'Wei',
  ]);
  const last = pick(['Mwakalinga', 'Okoye', 'Müller', 'Kowalski', 'Mollel', 'Fernández', 'Nguyen', 'Ngugi']);
  const name = `${first} ${last}`;
  const email = `${first}.${last}${number % 1000}@example.com`
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^\w@.]/g, '');
  const phone = `+255 7${number}`.slice(0, 15);
  const date = `2027-${pick(['03', '06', '07', '09', '11'])}-${10 + (number % 19)}`;
  const wish = `${pick(['Vegetarian', 'Late from Kilimanjaro', 'A tent by the river', 'Two small children', 'Bad knee'])}, ${pick(['quiet please', 'a balloon if the wind allows', 'no fish', 'early breakfast'])} ${number % 97}`;
  switch (kind) {
    case 'homeBooking':
      return {
        days: 1 + (number % 14),
        name,
        email: email.replace(/[^\w@.]/g, ''),
        replyTo: email,
        preferredDate: date.replaceAll('-', ''),
        specialRequests: wish.replace(/,/g, ''),
      };
    case 'tripPlan':
      return { days: 1 + (number % 14), name, email, preferredDate: date, specialRequest: wish };
    case 'packageBooking':
      return { fullName: name, email, phone, travelDate: date, specialRequests: wish };
    case 'stayBooking':
      return { checkin: date, checkout: '2027-12-01', Contacts: `${email} ${phone}`, specialRequest: wish };
    case 'eventRequest':
      return { name, email, phone, date, message: wish };
    case 'flightRequest': {
      const passportNumber = await sealPassport(key, id, 0, `X${number}`);
      const travelerDetails = requests.flightRequest.travelerDetails.map((traveler, index) =>
        index === 0 ? { ...traveler, name, passportNumber, travelDate: date } : traveler,
      );
      return { fullName: name, email, phone, additionalRequests: wish, travelerDetails };
    }
  }
}

function pick<Item>(list: readonly Item[]): Item {
  return list[Math.floor(Math.random() * list.length)] as Item;
}
