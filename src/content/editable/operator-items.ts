/** Items about the operator: contacts, terms, partners, prices of events and stays. */

import { routes } from '../../contract/protocol/routes.ts';
import { bookingTerms } from '../booking-terms.ts';
import { company } from '../company.ts';
import { writtenRate } from '../exchange-rate.ts';
import { partnersLabel } from '../navigation.ts';
import { operatorNotices } from '../notices.ts';
import { partnerLinks, partnersText } from '../partner-links.ts';
import { eventPrices, stayPrices } from '../published-prices.ts';
import { writtenTrust } from '../trust.ts';
import type { EditableField, EditableItem, ListPart } from './field.ts';
import { pathOfTitle } from './field-path.ts';
import { LOCKED_TEXT } from './fields-of-texts.ts';

const linkColumns = (key: string): ListPart[] => [
  { key: 'label', label: 'Name', kind: 'line' },
  { key, label: 'Link', kind: 'link' },
];

const companyFields: readonly EditableField[] = [
  {
    path: 'name',
    label: 'Name',
    kind: 'line',
    locked: 'It is in the logo, in mails and in installed apps.',
    value: company.name,
  },
  { path: 'legalName', label: 'Legal name', kind: 'line', most: 100, value: company.legalName },
  { path: 'email', label: 'E-mail', kind: 'email', value: company.email },
  {
    path: 'phones',
    label: 'Phones',
    help: 'One number a line, with the country’s code, as it is to be printed: +255 712 345 678.',
    kind: 'phones',
    maximum: 4,
    value: company.phones,
  },
  {
    path: 'whatsapp',
    label: 'WhatsApp',
    help: 'With the country’s code.',
    kind: 'whatsapp',
    value: company.whatsapp,
  },
  {
    path: 'locations',
    label: 'Offices',
    help: 'For each office its name and, in the next line, its address; an empty line between two.',
    kind: 'records',
    columns: [
      { key: 'office', label: 'Office', kind: 'line' },
      { key: 'address', label: 'Address', kind: 'line' },
    ],
    maximum: 6,
    value: company.locations,
  },
  {
    path: 'socials',
    label: 'Social media',
    help: 'For each its name and, in the next line, its link; an empty line between two.',
    kind: 'records',
    isOptional: true,
    columns: linkColumns('address'),
    maximum: 6,
    value: company.socials,
  },
  {
    path: 'licenceNumber',
    label: 'Licence number',
    help: 'Of the tour operator’s licence, for the last line of every page. Not shown while it is empty.',
    kind: 'line',
    most: 60,
    isOptional: true,
    value: company.licenceNumber ?? '',
  },
  {
    path: 'openingHours',
    label: 'Opening hours',
    help: 'Days and hours in which somebody answers, in the time of the office: beside the contacts. Not shown while it is empty.',
    kind: 'line',
    most: 120,
    isOptional: true,
    isTranslated: true,
    value: company.openingHours ?? '',
  },
  {
    path: 'reviewLinks',
    label: 'Reviews',
    help: 'Pages with reviews of you: for each its name and, in the next line, its link. They stand at the end of every page. Not shown while there is none.',
    kind: 'records',
    isOptional: true,
    columns: linkColumns('address'),
    maximum: 6,
    value: company.reviewLinks ?? [],
  },
];

const termFields: readonly EditableField[] = bookingTerms.flatMap(
  ({ title, known, answer }): EditableField[] => [
    {
      path: `${pathOfTitle(title)}.known`,
      label: `${title}: what always holds`,
      kind: 'text',
      most: 400,
      isOptional: true,
      isTranslated: true,
      value: known,
    },
    {
      path: `${pathOfTitle(title)}.answer`,
      label: title,
      help: 'One or two plain sentences. Have a lawyer check what needs it. Terms without an answer are named in one line.',
      kind: 'text',
      most: 600,
      isOptional: true,
      isTranslated: true,
      value: answer,
    },
  ],
);

const partnerFields: readonly EditableField[] = [
  {
    path: 'label',
    label: 'Heading',
    kind: 'line',
    locked: LOCKED_TEXT,
    isTranslated: true,
    value: partnersLabel,
  },
  { path: 'text', label: 'Text', kind: 'text', most: 400, isTranslated: true, value: partnersText },
  {
    path: 'links',
    label: 'Partners',
    help: 'Partners that wish to be named on every page: for each its name and, in the next line, its link.',
    kind: 'records',
    isOptional: true,
    columns: linkColumns('to'),
    maximum: 12,
    value: partnerLinks,
  },
];

const trustFields: readonly EditableField[] = [
  {
    path: 'foundedYear',
    label: 'In business since',
    help: 'The year: 2009. The pages count the years. Not shown while it is empty.',
    kind: 'year',
    least: 1950,
    isOptional: true,
    value: writtenTrust.foundedYear,
  },
  {
    path: 'vehicles',
    label: 'Vehicles of your own',
    help: 'How many of them carry guests. Not shown while it is empty.',
    kind: 'number',
    least: 1,
    most: 1000,
    isOptional: true,
    value: writtenTrust.vehicles,
  },
  {
    path: 'protection',
    label: 'Protection of payments',
    help: 'Who returns what a guest has paid if you cannot: a bond, an insurance, an account in trust, with its name. One or two plain sentences. Not shown while it is empty.',
    kind: 'text',
    most: 400,
    isOptional: true,
    isTranslated: true,
    value: writtenTrust.protection,
  },
];

const noticeItems: readonly EditableItem[] = Object.entries(operatorNotices).map(([number, notice]) => ({
  id: `notice/${number}`,
  title: `Notice ${number}`,
  pages: [],
  isEverywhere: true,
  values: [],
  fields: [
    {
      path: 'text',
      label: 'Text',
      help: 'What everybody has to know for a time: a closed road, long rains, an office that is closed. Not shown while it is empty.',
      kind: 'text',
      most: 300,
      isOptional: true,
      isTranslated: true,
      value: notice.text,
    },
    {
      path: 'pages',
      label: 'Pages',
      help: 'Where it is shown, in every language.',
      kind: 'pages',
      value: notice.pages,
    },
    {
      path: 'from',
      label: 'From',
      help: 'By the clocks of the office. Empty for now.',
      kind: 'moment',
      isOptional: true,
      value: notice.from,
    },
    {
      path: 'until',
      label: 'Until',
      help: 'By the clocks of the office. Empty until you take it away.',
      kind: 'moment',
      isOptional: true,
      value: notice.until,
    },
  ],
}));

export const operatorItems: readonly EditableItem[] = [
  ...noticeItems,
  {
    id: 'company',
    title: 'Contacts of the company',
    pages: [],
    isEverywhere: true,
    values: [],
    fields: companyFields,
  },
  { id: 'partners', title: 'Partners', pages: [], isEverywhere: true, values: [], fields: partnerFields },
  {
    id: 'trust',
    title: 'Who you book with',
    pages: [
      routes.terms,
      routes.packageBooking,
      routes.planYourTrip,
      routes.bookFlight,
      routes.eventContact,
      routes.stayServices,
    ],
    values: [],
    fields: trustFields,
  },
  { id: 'terms', title: 'Booking terms', pages: [routes.terms], values: [], fields: termFields },
  {
    id: 'events',
    title: 'Prices of events',
    pages: [routes.eventPackages, routes.eventContact],
    values: [],
    fields: Object.entries(eventPrices).map(([name, value]) => ({
      path: name,
      label: name,
      kind: 'price',
      value,
    })),
  },
  {
    id: 'currency',
    title: 'Prices in another currency',
    pages: [routes.allTrips, routes.packages, routes.aboutPackages, routes.compare, routes.packageBooking],
    values: [],
    fields: [
      {
        path: 'code',
        label: 'Currency',
        help: 'Its code: EUR. What a party pays is told in it too, as “about”, beside the dollars. Not shown while the three are empty.',
        kind: 'currency',
        isOptional: true,
        value: writtenRate.code,
      },
      {
        path: 'rate',
        label: 'Rate',
        help: 'What one dollar is in it: 0.92.',
        kind: 'rate',
        isOptional: true,
        value: writtenRate.rate,
      },
      {
        path: 'date',
        label: 'Day of the rate',
        help: 'It is told with the rate, so that everybody sees how old it is.',
        kind: 'day',
        isOptional: true,
        value: writtenRate.date,
      },
    ],
  },
  {
    id: 'stays',
    title: 'Prices of stays',
    pages: [routes.stayServices],
    values: [],
    fields: Object.entries(stayPrices).flatMap(([name, { price, isByNight }]): EditableField[] => [
      {
        path: `${name}.price`,
        label: `Price of ${name.replaceAll('-', ' ')}`,
        help: isByNight ? 'For one night.' : 'A night, to start with.',
        kind: 'price',
        value: price,
      },
    ]),
  },
];
