import { departments } from '../../../content/office/departments.ts';
import type { StaffFigures } from '../../../contract/office/department-figures.ts';
import { endpoints } from '../../../contract/protocol/endpoints.ts';
import { sectionUrl } from '../../../contract/protocol/routes.ts';
import { useCountedRecords, useRecords } from '../../../device/records/index.ts';
import { requestKinds } from '../../../kinds/list.ts';
import { Link } from '../../../words/link.tsx';
import { say, sayKnown } from '../../../words/say.ts';
import { formatShare } from '../../features/charts/chart-points.ts';
import { countFigure, type DashboardFigure, FigureRow } from '../../features/dashboard/dashboard-frame.tsx';
import { formatDollars, formatRating } from '../../features/dashboard/format-figures.ts';
import { LiveFigures, useComputedFigures } from '../../features/dashboard/live-figures.tsx';
import {
  ConversionTable,
  followUpsFigure,
  responseTimeFigure,
  unansweredFigure,
  useRequestFigures,
} from '../../features/dashboard/request-progress.tsx';
import { useTrainingFigure } from '../../features/dashboard/training-figure.ts';
import { useOfficeAnswer } from '../../features/dashboard/use-office-answer.ts';
import { bookingsFigures } from '../../features/figures/bookings.ts';
import { financeFigures, overdueSum } from '../../features/figures/finance.ts';
import { countFollowUpsDue } from '../../features/figures/follow-ups.ts';
import { logisticsFigures } from '../../features/figures/logistics.ts';
import { marketingFigures } from '../../features/figures/marketing.ts';
import { operationsFigures } from '../../features/figures/operations.ts';
import { countUrgent } from '../../features/figures/urgency.ts';
import { useMoneyFigures } from '../../features/money/use-money-figures.ts';
import { FailedMail } from '../../features/reply/failed-mail.tsx';
import { FOLLOW_UP_DUE, inboxUrl, TO_ANSWER_VIEW, tableUrl } from '../../records/list/record-url.ts';
import { formatMoney } from '../../table/engine/format.ts';
import { officeNow } from '../../time/office-clock.ts';
import { officeToday } from '../../time/office-today.ts';
import { DiskNotice } from './server-notices.tsx';
import { UnsentEntries } from './unsent-entries.tsx';

const OF_OPERATIONS = requestKinds.filter((kind) => kind !== 'stayBooking');

/** Main figures of every department, and the requests that have waited longest. */
export function Overview() {
  const tours = useCountedRecords('tour');
  const packageBookings = useRecords('packageBooking');
  const tripPlans = useRecords('tripPlan');
  const flightRequests = useRecords('flightRequest');
  const eventRequests = useRecords('eventRequest');
  const stays = useRecords('stayBooking');
  const people = useCountedRecords('person');
  const souvenirs = useCountedRecords('souvenir');
  const leads = useCountedRecords('lead');
  const campaigns = useCountedRecords('campaign');
  const feedback = useCountedRecords('feedback');
  const requests = [tours, packageBookings, tripPlans, flightRequests, eventRequests, stays];
  const snapshots = [...requests, people, souvenirs, leads, campaigns, feedback];
  const all = useComputedFigures(snapshots, (now) => ({
    now,
    urgent: countUrgent(
      [tours, packageBookings, tripPlans, flightRequests, eventRequests].map(({ rows }) => rows),
      officeToday(now),
    ),
    urgentStays: countUrgent([stays.rows], officeToday(now)),
    due: countFollowUpsDue(
      requests.map(({ rows }) => rows),
      officeToday(now),
    ),
    operations: operationsFigures(
      {
        tours: tours.rows,
        packageBookings: packageBookings.rows,
        tripPlans: tripPlans.rows,
        flightRequests: flightRequests.rows,
        eventRequests: eventRequests.rows,
      },
      now,
    ),
    bookings: bookingsFigures(stays.rows, now),
    logistics: logisticsFigures(
      { people: people.rows, souvenirs: souvenirs.rows, feedback: feedback.rows },
      now,
    ),
    marketing: marketingFigures(
      { leads: leads.rows, campaigns: campaigns.rows, feedback: feedback.rows },
      now,
    ),
  }));
  const { operations, bookings, logistics, marketing, urgent, urgentStays, due, now } = all;
  const { value: sums } = useRequestFigures();
  const [pending = 0, inTransit = 0] = logistics.deliveries.map(({ value }) => value);
  return (
    <>
      <DiskNotice />
      <UnsentEntries />
      <FailedMail of={requests} />
      <LiveFigures of={snapshots}>
        <Department
          page="operations"
          figures={[
            countFigure(say('Tours'), operations.tours, tableUrl('tour')),
            countFigure(say('Package bookings'), operations.packageBookings, tableUrl('packageBooking')),
            unansweredFigure(
              operations.waiting,
              operations.waitingByKind,
              now,
              urgent,
              inboxUrl(TO_ANSWER_VIEW),
            ),
            followUpsFigure(due, inboxUrl(FOLLOW_UP_DUE)),
            responseTimeFigure(sums, OF_OPERATIONS, now),
          ]}
        />
        <Department
          page="stayBookings"
          figures={[
            countFigure(say('Stay bookings'), bookings.stays, tableUrl('stayBooking')),
            countFigure(say('Guests'), bookings.guests, tableUrl('stayBooking')),
            unansweredFigure(bookings.waiting, bookings.waitingByKind, now, urgentStays),
            responseTimeFigure(sums, ['stayBooking'], now),
          ]}
        />
        <Department
          page="logistics"
          figures={[
            countFigure(say('People transported'), logistics.people, tableUrl('person')),
            {
              ...countFigure(say('Souvenirs on their way'), pending + inTransit, tableUrl('souvenir')),
              note: say('Not delivered yet.'),
            },
            {
              label: say('Satisfaction'),
              value: formatRating(logistics.satisfaction.average),
              to: tableUrl('feedback'),
            },
          ]}
        />
        <Department
          page="marketing"
          figures={[
            countFigure(say('Leads'), marketing.leads, tableUrl('lead')),
            {
              label: say('Converted'),
              value: formatShare(marketing.converted, marketing.leads),
              to: tableUrl('lead'),
            },
            countFigure(say('Reach'), marketing.reach, tableUrl('campaign')),
          ]}
        />
        <Money />
        <Staff />
        <ConversionTable figures={sums} kinds={requestKinds} now={now} />
      </LiveFigures>
    </>
  );
}

const { finance, management } = departments;
const ACCOUNTS = sectionUrl(management.address, 'accounts');

function Department({
  page,
  figures,
}: {
  page: keyof typeof departments;
  figures: readonly DashboardFigure[];
}) {
  const { name, address } = departments[page];
  return (
    <section className="office-block" aria-label={sayKnown(name)}>
      <h2>
        <Link to={address}>{sayKnown(name)}</Link>
      </h2>
      <FigureRow figures={figures} />
    </section>
  );
}

/** Sums of confirmed requests, in the currency that most of them have. */
function Money() {
  const { value } = useMoneyFigures();
  if (!value) return null;
  const { currencies, confirmed, unpriced, askedFor } = financeFigures(value, officeNow());
  const [first] = currencies;
  const money = (amount: number) => formatMoney(amount, first?.currency);
  const others =
    currencies.length > 1
      ? say('Other currencies: see {department}.', { department: sayKnown(departments.finance.name) })
      : '';
  return (
    <Department
      page="finance"
      figures={[
        {
          ...countFigure(say('Confirmed requests'), confirmed, sectionUrl(finance.address, 'billing-status')),
          note: say('{number} without a price.', { number: unpriced }),
        },
        ...(first
          ? [
              { label: say('Agreed'), value: money(first.agreed), note: others },
              { label: say('Paid'), value: money(first.paid), to: tableUrl('payment') },
              {
                label: say('Balance'),
                value: money(first.open),
                to: `${sectionUrl(finance.address, 'billing-status')}&view=to-pay`,
                note: say('{amount} of it is overdue.', { amount: money(overdueSum(first)) }),
              },
            ]
          : []),
        {
          label: say('Budgets requested'),
          value: formatDollars(askedFor),
          note: say('Budgets that visitors typed.'),
        },
      ]}
    />
  );
}

function Staff() {
  const trainingFigure = useTrainingFigure();
  const { value } = useOfficeAnswer<StaffFigures>(endpoints.hrFigures, { keep: true });
  if (!value) return null;
  const accounts = value.roles.reduce((sum, role) => sum + role.accounts, 0);
  return (
    <Department
      page="hr"
      figures={[
        countFigure(say('Accounts in use'), accounts, ACCOUNTS),
        countFigure(say('Seen in the last 30 days'), value.seenLately, ACCOUNTS),
        countFigure(say('Invited, not yet signed in'), value.notBegun, ACCOUNTS),
        countFigure(say('Devices in use'), value.devices, sectionUrl(management.address, 'devices')),
        trainingFigure,
      ]}
    />
  );
}
