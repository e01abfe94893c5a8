/** Live figures of the logistics department. */
import type { ListedRecord } from '../../../kinds/records.ts';
import { resourceKey } from '../../../kinds/resource/schema.ts';
import { deliveryStatuses } from '../../../kinds/statuses.ts';
import { startOfOfficeDay } from '../../time/office-time.ts';
import {
  average,
  countBy,
  countOfEach,
  type LabelledCount,
  perDay,
  submissionTimeOfId,
  sumOf,
} from './counts.ts';

export interface LogisticsRecords {
  people: readonly ListedRecord<'person'>[];
  souvenirs: readonly ListedRecord<'souvenir'>[];
  feedback: readonly ListedRecord<'feedback'>[];
}

export interface LogisticsFigures {
  people: number;
  /** People per day in the last thirty days. */
  peoplePerDay: LabelledCount[];
  perVehicle: LabelledCount[];
  destinations: LabelledCount[];
  /** Number of souvenirs, not of consignments. */
  souvenirs: number;
  deliveries: LabelledCount[];
  /** Milliseconds from the day of boarding to the status Delivered; null when unknown. */
  deliveryTime: number | null;
  /** Number of deliveries from which that time is computed. */
  timedDeliveries: number;
  satisfaction: Satisfaction;
}

export interface Satisfaction {
  answers: number;
  /** 1 to 5; null without answers. */
  average: number | null;
  /** Number of answers for each rating from 1 to 5. */
  ratings: LabelledCount[];
}

export function logisticsFigures(records: LogisticsRecords, now: Date): LogisticsFigures {
  const { people, souvenirs, feedback } = records;
  const times = deliveryTimes(souvenirs);
  return {
    people: people.length,
    peoplePerDay: perDay(people, (person) => person.transport_date, now, 30),
    perVehicle: countBy(
      people,
      (person) => person.vehicle,
      (name) => resourceKey('vehicle', name),
    ),
    destinations: countBy(people, (person) => person.destination),
    souvenirs: sumOf(souvenirs, (souvenir) => souvenir.quantity),
    deliveries: countOfEach(souvenirs, deliveryStatuses, (souvenir) => souvenir.delivery_status),
    deliveryTime: average(times),
    timedDeliveries: times.length,
    satisfaction: satisfactionOf(feedback.filter(({ department }) => department === 'Logistics')),
  };
}

/**
 * Only the delivery status of a souvenir ever changes, so the last change of a delivered one was to
 * Delivered, and its id contains the time.
 */
function deliveryTimes(souvenirs: readonly ListedRecord<'souvenir'>[]): number[] {
  const times: number[] = [];
  for (const { delivery_status, revision, lastChange, date } of souvenirs) {
    const delivered = delivery_status === 'Delivered' && revision > 1 ? submissionTimeOfId(lastChange) : null;
    if (delivered !== null) times.push(Math.max(0, delivered - startOfOfficeDay(date).getTime()));
  }
  return times;
}

export function satisfactionOf(feedback: readonly ListedRecord<'feedback'>[]): Satisfaction {
  return {
    answers: feedback.length,
    average: average(feedback.map(({ rating }) => rating)),
    ratings: countOfEach(feedback, ['5', '4', '3', '2', '1'], ({ rating }) => String(rating)),
  };
}
