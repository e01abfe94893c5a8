/** What another device is shown of a request, and may change of it. */
import { expect, it } from 'vitest';
import { initialFormValues, isCorrectableField, withChanges } from '../../src/kinds/correction/by-contact.ts';
import { currentSchema, submissionKinds, submissions } from '../../src/kinds/submissions.ts';
import { flightRequest, requests } from '../parts/records/sample-requests.ts';

/** Texts of the samples that say who somebody is, how to reach them, or what they wrote in their own words. */
const PRIVATE = /name|mail|phone|contacts$|request|message|details|budget|passport/i;

it.each(submissionKinds)('A %s shows nothing of names, contacts and what was written', (kind) => {
  const request = requests[kind] as Record<string, unknown>;
  const shown = initialFormValues(kind, request);
  expect(Object.values(shown).filter(Boolean)).not.toEqual([]);
  const secrets = Object.entries(request).flatMap(([field, value]) =>
    PRIVATE.test(field) && typeof value === 'string' && value !== '' ? [value] : [],
  );
  expect(secrets.length).toBeGreaterThan(1);
  for (const secret of secrets) expect(Object.values(shown)).not.toContain(secret);
});

it.each(submissionKinds)('No contact of a %s may be changed', (kind) => {
  for (const contact of submissions[kind].contacts) expect(isCorrectableField(kind, contact)).toBe(false);
});

it.each(submissionKinds)('A %s with nothing changed is the request that it was, and valid', (kind) => {
  const schema = currentSchema(kind);
  const before = schema.parse(requests[kind]);
  expect(schema.parse(withChanges(kind, before as object as Record<string, unknown>, {}))).toEqual(before);
});

it('What was left out, and is held as null, is left out again', () => {
  const { numberOfChildren: _, ...before } = requests.packageBooking;
  const whole = withChanges('packageBooking', { ...before, numberOfChildren: null }, {});
  expect(currentSchema('packageBooking').parse(whole)).toEqual(before);
  const plan = withChanges('tripPlan', { ...requests.tripPlan, budget: null }, {});
  expect(currentSchema('tripPlan').parse(plan).budget).toBeNull();
});

it('A date is shown where all travellers of a flight have it', () => {
  const [first, second] = flightRequest.travelerDetails;
  const together = {
    ...flightRequest,
    travelerDetails: [first, { ...second, travelDate: first?.travelDate }],
  };
  expect(initialFormValues('flightRequest', together).travelDate).toBe(first?.travelDate);
  const apart = { ...flightRequest, travelerDetails: [first, { ...second, travelDate: '2028-01-01' }] };
  expect(initialFormValues('flightRequest', apart).travelDate).toBe('');
});
