/** Texts and rules of the staff's forms, changes and roles, to the letter (docs/contract.md#staff-forms). */
import { describe, expect, it } from 'vitest';
import { landingPage, mayEnter } from '../../src/contract/accounts/roles.ts';
import { staffRoutes } from '../../src/contract/protocol/routes.ts';
import { campaignErrors, campaignStrings } from '../../src/kinds/campaign/schema.ts';
import { leadStrings } from '../../src/kinds/lead/schema.ts';
import { requestKinds } from '../../src/kinds/list.ts';
import { personStrings } from '../../src/kinds/person/schema.ts';
import { changeSchemas, recordChangeSchema } from '../../src/kinds/record-change/schema.ts';
import { removalStrings } from '../../src/kinds/record-removal/schema.ts';
import { feedKindsOfRole, kindsOfRole } from '../../src/kinds/record-roles.ts';
import { souvenirSchema, souvenirStrings } from '../../src/kinds/souvenir/schema.ts';
import { deliveryStatuses, paymentStatuses, tourStatuses } from '../../src/kinds/statuses.ts';
import { addedTourErrors, addedTourSchema } from '../../src/kinds/tour/added-tour.ts';
import { staffRequests } from '../parts/records/sample-requests.ts';

describe('Texts to the letter', () => {
  it('are those of the contract', () => {
    expect(souvenirStrings).toEqual({
      success: 'Successfully uploaded souvenir details',
      failure: 'Error ',
      notStored: 'Failed to connect to the server. Please try again later.',
    });
    expect(personStrings.success).toBe('You have successfully added people transportation details');
    expect(personStrings.notStored).toBe(souvenirStrings.notStored);
    expect(leadStrings).toEqual({
      success: 'Lead added successfully!',
      failure: 'Error adding lead.',
      notStored: 'An error occurred while adding the lead.',
    });
    expect(campaignStrings).toEqual({
      success: 'Campaign data submitted successfully!',
      failure: 'Error submitting campaign data.',
      notStored: 'An error occurred while submitting the data.',
    });
    expect(removalStrings).toEqual({
      confirm: 'Are you sure you want to delete this booking?',
      success: 'Booking successfully deleted.',
      failure: 'Failed to delete booking. Please try again later.',
    });
  });

  it('join what is empty as the contract says', () => {
    expect(addedTourErrors({ customerName: ' <> ', tourGuide: '' })).toBe(
      'customer Name cannot be empty. AND tour Guide cannot be empty.',
    );
    expect(addedTourErrors({ customerName: 'A', tourGuide: 'B' })).toBeNull();
    const campaign = { name: ' ', amountInvested: '1', targetedCustomers: '', reach: '1', engagement: '1' };
    expect(campaignErrors(campaign)).toBe('name can not be empty!, targetedCustomers can not be empty!');
  });
});

describe('Values', () => {
  it('are those of the contract', () => {
    expect(tourStatuses).toEqual(['pending', 'ongoing', 'finished']);
    expect(paymentStatuses).toEqual(['Pending', 'Paid', 'Unpaid']);
    expect(deliveryStatuses).toEqual(['Pending', 'In Transit', 'Delivered']);
  });

  it('that are missing have the defaults of the contract, and brackets are taken out', () => {
    expect(addedTourSchema.parse({ customerName: ' <b>A ', tourGuide: 'B>' })).toEqual({
      customerName: 'bA',
      tourGuide: 'B',
      tourStatus: 'pending',
      paymentStatus: 'Pending',
      travelDate: '',
      tripType: '',
      contact: '',
      price: '',
      currency: 'USD',
      specialRequests: '',
    });
    expect(
      souvenirSchema.parse({ ...staffRequests.souvenir, deliveryStatus: 'pending' }).deliveryStatus,
    ).toBe('Pending');
  });
});

describe('A change', () => {
  it('says nothing of fields that it does not name', () => {
    const change = { record: '01a1fd1b-bcbb-72b6-ba4c-25c616e72938', kind: 'tour', revision: 1 } as const;
    const parsed = recordChangeSchema.parse({ ...change, set: { tour_status: 'ongoing', budget: 5 } });
    expect(parsed).toEqual({ ...change, after: null, lastChange: null, set: { tour_status: 'ongoing' } });
    for (const schema of Object.values(changeSchemas)) expect(schema.parse({})).toEqual({});
  });
});

describe('Roles', () => {
  it('land where the contract says, and hr on its own page', () => {
    expect(landingPage('operations')).toBe('/Operation_department');
    expect(landingPage('logistics')).toBe('/Logistics_department');
    expect(landingPage('marketing')).toBe('/Marketing_department');
    expect(landingPage('bookings')).toBe('/stay_bookings');
    expect(landingPage('finance')).toBe('/Financial_department');
    expect(landingPage('hr')).toBe('/HR_department');
    for (const role of ['management', 'gardener', '', 'toString'])
      expect(landingPage(role)).toBe(staffRoutes.management);
  });

  it('see what the contract gives them', () => {
    expect(kindsOfRole('operations')).toEqual([
      'tour',
      'packageBooking',
      'tripPlan',
      'flightRequest',
      'eventRequest',
      'replyTemplate',
    ]);
    expect(kindsOfRole('bookings')).toEqual(['stayBooking', 'replyTemplate', 'capacity']);
    expect(kindsOfRole('logistics')).toEqual(['souvenir', 'person', 'feedback', 'resource', 'souvenirStep']);
    expect(kindsOfRole('marketing')).toEqual(['lead', 'campaign', 'feedback']);
    expect(kindsOfRole('finance')).toEqual(['payment']);
    expect(feedKindsOfRole('finance')).toEqual([...requestKinds, 'payment']);
    expect(kindsOfRole('management')).toHaveLength(17);
    expect(kindsOfRole('hr')).toEqual(['training']);
    expect(feedKindsOfRole('gardener')).toEqual([]);
    expect([mayEnter('marketing', 'pageFigures'), mayEnter('marketing', 'audit')]).toEqual([true, false]);
  });
});
