/** Templates of answers in the demonstration, one for each kind of request. */
import type { ReplyTemplate } from '../../src/kinds/reply-template/schema.ts';

const GREETING = 'Dear {name},\n\n';
const CLOSING = '\n\nKaribu sana,\n{office}';

export const sampleTemplates: readonly ReplyTemplate[] = [
  {
    about: 'packageBooking',
    name: 'Offer',
    subject: '{package}, {reference}',
    body: `${GREETING}Thank you for asking for {package} on {dates} for {people}. The published price is {price} per person. We hold the places for you for seven days.${CLOSING}`,
    inUse: 'yes',
    language: 'en',
    sets: 'quoted',
  },
  {
    about: 'tour',
    name: 'First answer',
    subject: 'Your safari, {reference}',
    body: `${GREETING}Thank you for your booking of {dates} for {people}. We are looking for the best camps and will send you a plan within two days.${CLOSING}`,
    inUse: 'yes',
    language: 'en',
    sets: 'answered',
  },
  {
    about: 'tripPlan',
    name: 'First answer',
    subject: 'Your trip, {reference}',
    body: `${GREETING}Thank you for your plan for {dates}. May we call you about it? Please tell us a good time.${CLOSING}`,
    inUse: 'yes',
    language: 'en',
    sets: 'answered',
  },
  {
    about: 'flightRequest',
    name: 'First answer',
    subject: 'Your flights, {reference}',
    body: `${GREETING}Thank you. We are asking the airlines for {people}, {dates}, and will send you their offers.${CLOSING}`,
    inUse: 'yes',
    language: 'en',
    sets: 'answered',
  },
  {
    about: 'eventRequest',
    name: 'Offer',
    subject: '{package}, {reference}',
    body: `${GREETING}Thank you for your event on {dates}. {package} is {price} as described. How many guests do you expect?${CLOSING}`,
    inUse: 'yes',
    language: 'en',
    sets: 'quoted',
  },
  {
    about: 'stayBooking',
    name: 'Confirmation',
    subject: 'Your stay, {reference}',
    body: 'Dear guest,\n\nwe are glad to confirm {package} for {people}, {dates}.\n\nKaribu sana,\n{office}',
    inUse: 'yes',
    language: 'en',
    sets: 'answered',
  },
];
