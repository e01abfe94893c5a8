/** A kind of record and fields that the product does not have, added on the client the way that real ones are. */

import { createdKinds, entryKinds } from '../../../src/kinds/entry-kinds.ts';
import { kinds, type RecordKind, recordNames } from '../../../src/kinds/list.ts';
import { type StaffCreatingKind, staffEntries } from '../../../src/kinds/staff-entries.ts';
import 'fake-indexeddb/auto';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { AnyListedFieldMap, ListedFieldsOf } from '../../../src/contract/protocol/listed-fields.ts';
import type { RecordBase } from '../../../src/contract/protocol/record-base.ts';
import { dateSchema, lineSchema } from '../../../src/contract/values/field-schemas.ts';
import type { Entry } from '../../../src/device/core/tables.ts';
import { mergeIntoRow, type Row } from '../../../src/device/records/rows/rows.ts';
import { RequestFormFrame } from '../../../src/forms/engine/request-form.tsx';
import { useRequestForm } from '../../../src/forms/engine/use-request-form.ts';
import { person, personForm } from '../../../src/kinds/person/office.ts';
import { personListedFields, personSchema } from '../../../src/kinds/person/schema.ts';
import type { RecordFields } from '../../../src/kinds/records.ts';
import { currentStaffSchema, staffSubmissionDefinitions } from '../../../src/kinds/staff-submissions.ts';
import { submissions } from '../../../src/kinds/submissions.ts';
import { tripPlan } from '../../../src/kinds/trip-plan/office.ts';
import { type TripPlan, tripPlanSchema } from '../../../src/kinds/trip-plan/schema.ts';
import type { EntryForm, KindView } from '../../../src/office/kinds/kind.ts';
import { entryForms, kindViews } from '../../../src/office/kinds/list.ts';
import {
  initialTexts,
  payloadFromTexts,
  textsFromPayload,
} from '../../../src/office/records/entry/entry-values.ts';
import { StaffEntryForm } from '../../../src/office/records/entry/staff-entry-form.tsx';
import { columnsOf, subjectLabel } from '../../../src/office/records/list/kind-columns.tsx';
import { cellText } from '../../../src/office/table/engine/columns.ts';
import { createTableEngine, runToEnd } from '../../../src/office/table/engine/table-engine.ts';
import { Field } from '../../../src/ui/field/field.tsx';
import { sessionOf } from '../../parts/device/feed.ts';

// Its schema, with what is listed of it.
const boatTripSchema = z.object({
  guest: lineSchema('Guest'),
  day: dateSchema('Day'),
  boat: lineSchema('Boat'),
  seats: z.optional(z.int()),
  skipper: z.optional(lineSchema('Skipper')),
});
type BoatTrip = z.output<typeof boatTripSchema>;

const boatTripListedFields = {
  customer: 'guest',
  leaves: 'day',
  seats: 'seats',
  skipper: 'skipper',
  label: (sent: { boat: string }, { reference }: RecordBase) => `${reference}: ${sent.boat}`,
} as const satisfies AnyListedFieldMap<BoatTrip>;
type BoatTripFields = ListedFieldsOf<BoatTrip, typeof boatTripListedFields>;

// Its columns and its form.
const boatTrip: KindView<BoatTripFields> = {
  columns: {
    customer: { header: 'Guest', kind: 'text', primary: true },
    leaves: { header: 'Leaves on', kind: 'date' },
    seats: { header: 'Seats', kind: 'number', empty: 'Any', total: 'sum' },
    skipper: { header: 'Skipper', kind: 'choice', empty: 'Nobody yet' },
    label: { header: 'Label', kind: 'text', hidden: true },
  },
  subject: 'customer',
  emptyText: 'No boat has left yet.',
  start: { sort: [{ id: 'leaves', desc: false }] },
};

const boatTripForm: EntryForm<BoatTrip> = {
  title: 'Add a boat trip',
  action: 'Add trip',
  fields: {
    guest: { label: 'Guest', autoCapitalize: 'words' },
    boat: {
      label: 'Boat',
      choices: ['Dhow', { value: 'Ngalawa', label: 'Ngalawa, two hulls' }],
      first: 'Dhow',
    },
    day: { label: 'Day', type: 'date', first: () => '2027-06-14', remembered: true },
    seats: { label: 'Seats', number: true, optional: true, min: 1 },
    skipper: { label: 'Skipper', optional: true },
  },
};

// Made-up fields: one of what staff enter, one of what travellers ask for.
const phonedPersonSchema = z.extend(personSchema, { phone: z.optional(lineSchema('Phone')) });
const phonedPersonListedFields = { ...personListedFields, phone: 'phone' } as const;
type PhonedPerson = z.output<typeof phonedPersonSchema>;

const phonedPerson: KindView<ListedFieldsOf<PhonedPerson, typeof phonedPersonListedFields>> = {
  ...person,
  columns: { ...person.columns, phone: { header: 'Phone', kind: 'text', empty: 'None' } },
};
const phonedPersonForm: EntryForm<PhonedPerson> = {
  ...personForm,
  alertOf: () => null,
  fields: { ...personForm.fields, phone: { label: 'Phone', type: 'tel', optional: true } },
};

const dietedTripPlanSchema = z.extend(tripPlanSchema, { diet: z.optional(lineSchema('Diet')) });
type DietedTripPlan = z.output<typeof dietedTripPlanSchema>;

const dietedTripPlan: KindView<RecordFields<'tripPlan'> & { diet: string | null }> = {
  ...tripPlan,
  columns: { ...tripPlan.columns, diet: { header: 'Diet', kind: 'choice', empty: 'Any' } },
};

const BOAT_TRIP = 'boatTrip' as RecordKind & StaffCreatingKind;

/** The lists, and what stood in them: other files of the worker read the same ones. */
const lists = [
  kinds,
  entryKinds,
  createdKinds,
  staffEntries,
  staffSubmissionDefinitions,
  submissions,
  kindViews,
  entryForms,
  recordNames,
];
const before = lists.map((list) => ({ ...list }));
const { addEventListener } = globalThis;

/** Their lines in the lists. */
function addLines(): void {
  const kind = { ...entryKinds.person, prefix: 'BT', title: 'Boat trip' };
  Object.assign(entryKinds, { boatTrip: kind });
  Object.assign(staffSubmissionDefinitions, {
    boatTrip: { ...staffSubmissionDefinitions.person, ...kind, versions: [boatTripSchema] },
    person: { ...staffSubmissionDefinitions.person, versions: [phonedPersonSchema] },
  });
  Object.assign(submissions, { tripPlan: { ...submissions.tripPlan, versions: [dietedTripPlanSchema] } });
  Object.assign(kinds, { boatTrip: { ...kinds.person, plural: 'Boat trips', entries: { boatTrip: kind } } });
  Object.assign(createdKinds, { boatTrip: 'boatTrip' });
  Object.assign(staffEntries, {
    boatTrip: { ...staffEntries.person, versions: [boatTripSchema], listed: boatTripListedFields },
    person: { ...staffEntries.person, listed: phonedPersonListedFields },
  });
  Object.assign(kindViews, { boatTrip, person: phonedPerson, tripPlan: dietedTripPlan });
  Object.assign(entryForms, { boatTrip: boatTripForm, person: phonedPersonForm });
  Object.assign(recordNames, { boatTrip: 'Boat trips' });
}
beforeAll(() => {
  addLines();
  // Forms follow who is signed in, and whether there is a line: Node has no window that would tell.
  const window = new EventTarget();
  Object.assign(globalThis, { addEventListener: window.addEventListener.bind(window) });
});
afterAll(() => {
  for (const [place, list] of lists.entries()) {
    for (const name of Object.keys(list)) Reflect.deleteProperty(list, name);
    Object.assign(list, before[place]);
  }
  Object.assign(globalThis, { addEventListener });
});

/** An entry of the form, as the outbox holds it, and the row that it is before the server has it. */
function rowOfTyped<Kind extends RecordKind & StaffCreatingKind>(
  kind: Kind,
  typed: Record<string, string>,
  order: number,
) {
  const { fields } = entryForms[kind as StaffCreatingKind];
  const payload = currentStaffSchema(kind).parse(
    payloadFromTexts(fields, { ...initialTexts(fields), ...typed }),
  );
  const entry: Entry = {
    id: v7(),
    reference: `${entryKinds[kind].prefix}-${order}`,
    kind,
    version: 1,
    payload,
    author: 'A',
    capturedAt: '2027-01-05T08:00:00.000Z',
    order,
    state: 'waiting',
    problem: null,
    attempts: 0,
    nextAttemptAt: 0,
  } as unknown as Entry;
  const row = mergeIntoRow(undefined, [entry], sessionOf('A'));
  if (!row) throw new Error('No row');
  return { row: row as unknown as Row<Kind>, payload };
}

const html = (node: React.ReactNode) => renderToStaticMarkup(<MemoryRouter>{node}</MemoryRouter>);
const labelsIn = (markup: string) =>
  [...markup.matchAll(/<label[^>]*>(.*?)<\/label>/g)].map(([, label]) => label?.replaceAll(/<[^>]+>/g, ''));

describe('A made-up kind', () => {
  it('has a form with its fields, in their order', () => {
    const markup = html(<StaffEntryForm maker={BOAT_TRIP} />);
    expect(labelsIn(markup)).toEqual(['Guest', 'Boat', 'Day', 'Seats (optional)', 'Skipper (optional)']);
    expect(markup).toContain('<h2>Add a boat trip</h2>');
    expect(markup).toContain('<option value="Ngalawa">Ngalawa, two hulls</option>');
    expect(markup).toMatch(/<input (?=[^>]*type="number")(?=[^>]*name="seats")(?=[^>]*min="1")/);
    expect(markup).toMatch(/<input (?=[^>]*type="date")(?=[^>]*name="day")/);
  });

  it('is a row at once, in a table that sorts, filters, finds and words it', () => {
    const typed = [
      { guest: 'Zuberi Mushi', boat: 'Dhow', day: '2027-06-16', seats: '4', skipper: 'Neema' },
      { guest: 'Amina Said', boat: 'Ngalawa', day: '2027-06-14' },
      { guest: 'Juma Ali', boat: 'Dhow', day: '2027-06-15', seats: '2', skipper: 'Neema' },
    ];
    const rows = typed.map((values, order) => rowOfTyped(BOAT_TRIP, values, order).row);
    expect(rows[1]).toMatchObject({
      kind: 'boatTrip',
      customer: 'Amina Said',
      leaves: '2027-06-14',
      seats: null,
      skipper: null,
      label: 'BT-1: Ngalawa',
      pending: 'new',
      receivedAt: '',
    });
    const columns = columnsOf(BOAT_TRIP);
    expect(columns.map(({ id }) => id)).toEqual([
      'customer',
      'leaves',
      'seats',
      'skipper',
      'label',
      'received',
      'reference',
      'captured',
    ]);
    const engine = createTableEngine(columns);
    runToEnd(engine.update(rows));
    const ask = (search: string, filters: object) => {
      const query = { search, filters: { ...filters }, sort: [{ id: 'leaves', desc: false }] };
      runToEnd(engine.prepare(query));
      const { slots, rowAt } = engine.query(query);
      return [...slots].map((_, place) => subjectLabel(rowAt(place) as (typeof rows)[number]));
    };
    expect(ask('', {})).toEqual(['Amina Said', 'Juma Ali', 'Zuberi Mushi']);
    expect(ask('', { skipper: { anyOf: ['Neema'] } })).toEqual(['Juma Ali', 'Zuberi Mushi']);
    expect(ask('', { seats: { from: 3 } })).toEqual(['Zuberi Mushi']);
    expect(ask('ngalawa', {})).toEqual(['Amina Said']);
    const words = columns.map((column) => cellText(column, rows[1] as never));
    expect(words.slice(0, 4)).toEqual(['Amina Said', '14 Jun 2027', 'Any', 'Nobody yet']);
  });

  it('comes back into its form as it was typed', () => {
    const { fields } = boatTripForm;
    const typed = { guest: 'Neema', boat: 'Dhow', day: '2027-06-14', seats: '', skipper: '' };
    const payload = payloadFromTexts(fields, typed);
    expect(payload).toEqual({ guest: 'Neema', boat: 'Dhow', day: '2027-06-14' });
    expect(textsFromPayload(fields, payload)).toEqual(typed);
    expect(payloadFromTexts(fields, { ...typed, seats: '3' })).toMatchObject({ seats: 3 });
  });
});

describe('A made-up field', () => {
  const entered = {
    name: 'Juma',
    transportDate: '2027-06-14',
    destination: 'Mikumi',
    Guider: 'Ali',
    vehicle: 'T 1',
    contact: '',
    requests: '',
    boarding: 'Not checked',
  };

  it('of what staff enter stands in form, row and table; who leaves it out has none', () => {
    expect(labelsIn(html(<StaffEntryForm maker="person" />)).at(-1)).toBe('Phone (optional)');
    const phone = columnsOf('person').find(({ id }) => id === 'phone');
    if (!phone) throw new Error('No column');
    const one = rowOfTyped('person', { ...entered, phone: '0754 010 203' }, 1);
    const other = rowOfTyped('person', entered, 2);
    expect([one, other].map(({ row }) => cellText(phone, row as never))).toEqual(['0754 010 203', 'None']);
    expect(other.payload).toEqual(entered);
  });

  it('of what travellers ask for stands in their form and in the office', () => {
    const typed = { activity: '', days: '', travelers: '', category: '', budget: '', preferredDate: '' };
    const empty = { ...typed, name: '', email: '', specialRequest: '', diet: '' };
    function DietedForm() {
      const request = useRequestForm({
        kind: 'tripPlan',
        empty,
        edited: null,
        toPayload: ({ diet, ...values }) => ({ ...values, ...(diet && { diet }) }),
        toValues: ({ diet = '', ...plan }: TripPlan & Partial<DietedTripPlan>) => ({
          ...plan,
          diet,
          days: String(plan.days),
          travelers: String(plan.travelers),
          budget: String(plan.budget),
        }),
      });
      return (
        <RequestFormFrame
          request={request}
          label="Trip plan"
          onSubmit={() => request.checkAndSubmit()}
          summary={({ name }) => ({ name, date: '', about: '' })}
        >
          <Field label="Diet" optional {...request.field('diet')} />
        </RequestFormFrame>
      );
    }
    expect(html(<DietedForm />)).toMatch(/<input (?=[^>]*name="diet")/);
    expect(columnsOf('tripPlan').map(({ header }) => header)).toContain('Diet');
  });
});

describe('The types', () => {
  const { seats: _seats, ...columns } = boatTrip.columns;
  const { skipper: _skipper, ...fields } = boatTripForm.fields;

  it('ask for a column of each listed field, of a kind that fits its value', () => {
    // @ts-expect-error: the seats have no column.
    const lacking: KindView<BoatTripFields> = { ...boatTrip, columns };
    const dated: KindView<BoatTripFields> = {
      ...boatTrip,
      // @ts-expect-error: a number is no date.
      columns: { ...columns, seats: { header: 'Seats', kind: 'date' } },
    };
    // @ts-expect-error: nothing is listed under the boat.
    const nobody: KindView<BoatTripFields> = { ...boatTrip, subject: 'boat' };
    for (const view of [lacking, dated, nobody]) expect(view).not.toEqual(boatTrip);
  });

  it('ask for a control of each field, which says what is a number and what may be left out', () => {
    // @ts-expect-error: there is no control for the skipper.
    const lacking: EntryForm<BoatTrip> = { ...boatTripForm, fields };
    const worded: EntryForm<BoatTrip> = {
      ...boatTripForm,
      // @ts-expect-error: seats are a number.
      fields: { ...boatTripForm.fields, seats: { label: 'Seats', optional: true } },
    };
    const forced: EntryForm<BoatTrip> = {
      ...boatTripForm,
      // @ts-expect-error: the skipper may be left out.
      fields: { ...boatTripForm.fields, skipper: { label: 'Skipper' } },
    };
    for (const form of [lacking, worded, forced]) expect(form).not.toEqual(boatTripForm);
  });

  it('ask for a line of each kind in the lists', () => {
    const { lead: _view, ...views } = kindViews;
    const { lead: _form, ...forms } = entryForms;
    // @ts-expect-error: leads are not shown.
    const shown: typeof kindViews = views;
    // @ts-expect-error: leads have no form.
    const filled: typeof entryForms = forms;
    for (const list of [shown, filled]) expect(Object.keys(list)).not.toContain('lead');
  });
});
