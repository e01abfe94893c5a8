/** A staff page: its department in the office's frame, or the sign-in. */

import { lazy, Suspense, use, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type Department, departments } from '../content/office/departments.ts';
import { isRole, landingPage } from '../contract/accounts/roles.ts';
import { isFlaggedSignedIn, LAST_SECTION, LAST_SECTION_QUERY } from '../contract/document/local-storage.ts';
import { localValues } from '../contract/document/web-storage.ts';
import { staffRoutes } from '../contract/protocol/routes.ts';
import { whenIdle } from '../device/browser/page.ts';
import { currentSession, useSession, whenSessionKnown } from '../device/office/session/page.ts';
import { prefetchRows, startLiveOffice } from '../device/records/index.ts';
import { TakeOverContext } from '../office/features/hand-over/hand-over.tsx';
import { useAccountLanguage } from '../office/shell/frame/account-language.ts';
import { forgetOtherAccounts } from '../office/shell/frame/forget-other-accounts.ts';
import { LoadingFrame, OfficeFrame } from '../office/shell/frame/office-frame.tsx';
import { type DepartmentModule, type Section, sectionFromUrl } from '../office/shell/frame/section.ts';
import { staysConnectedWhileHidden } from '../office/shell/notifications/notification-state.ts';
import { AddPasskeyPage, NewPasswordPage, SignInPage } from '../office/shell/sign-in/sign-in-page.tsx';
import { setOfficeZone } from '../office/time/office-time.ts';
import { bridge } from '../service-worker/bridge.ts';
import { useHydrated } from '../ui/hydration/use-hydrated.ts';

export interface OfficeData {
  department: Department;
  /** Public sealing key, which the running server fills in. */
  sealingKey: string;
}

const loaders: Record<Department, () => Promise<DepartmentModule>> = {
  management: () => import('../office/departments/management/index.tsx'),
  operations: () => import('../office/departments/operations/index.tsx'),
  logistics: () => import('../office/departments/logistics/index.tsx'),
  marketing: () => import('../office/departments/marketing/index.tsx'),
  finance: () => import('../office/departments/finance/index.tsx'),
  hr: () => import('../office/departments/hr/index.tsx'),
  stayBookings: () => import('../office/departments/stay-bookings/index.tsx'),
};

/** Form of the page on which travellers send the files of others. */
const TakeOverForm = lazy(() =>
  import('./outbox/send-file.tsx').then(({ SendFile }) => ({ default: SendFile })),
);

interface Loading {
  module: Promise<DepartmentModule>;
  /** Time of the failure, by `performance.now()`, so that setting the clock back does not prolong it. */
  failedAt?: number;
}

const loading = new Map<Department, Loading>();

/**
 * Milliseconds for which a failure is kept: rendering asks again at once, and would otherwise loop for ever.
 */
const STANDS = 20_000;

/**
 * The promise of a department's program; one that failed a while ago is tried again.
 * Once it has arrived, its promise says so in the way that `use` reads without suspending:
 * with Suspense, even a short wait would delay the content by at least 300 ms.
 */
function loadDepartment(department: Department): Promise<DepartmentModule> {
  const known = loading.get(department);
  const isOver = known?.failedAt !== undefined && performance.now() - known.failedAt >= STANDS;
  if (known && !isOver) return known.module;
  const module = loaders[department]();
  const begun: Loading = { module };
  loading.set(department, begun);
  module.then(
    (value) => Object.assign(module, { status: 'fulfilled', value }),
    () => {
      begun.failedAt = performance.now();
    },
  );
  return module;
}

/** The department's code is fetched while the device reads the session and the rows shown last. */
export async function prepare({ department }: OfficeData): Promise<void> {
  const known = whenSessionKnown();
  // Code that is not saved here is reported where it is rendered.
  const section = Promise.all([loadDepartment(department), known])
    .then(([{ sections }]) => prepareSection(sections))
    .catch(() => undefined);
  await Promise.all([known, prefetchRows()]);
  if (isFlaggedSignedIn()) await section;
}

/**
 * Sets the office's time zone, then prepares the section, whose first content depends on the office's day.
 */
async function prepareSection(sections: readonly Section[]): Promise<void> {
  const { session } = currentSession();
  if (!session) return;
  setOfficeZone(session.timeZone);
  await (sectionFromUrl(sections, location.search) ?? sections[0])?.prepare?.();
}

/** Address of the section of a staff page that was shown last; null if there is none. */
function lastSectionOf(page: string): string | null {
  const last = localValues.read(LAST_SECTION);
  return last?.startsWith(`${page}?`) ? last : null;
}

export default function OfficePage({ data }: { data: OfficeData }) {
  const { name } = departments[data.department];
  // The document is the same for everybody; the session is known once the program runs.
  if (!useHydrated()) return <LoadingFrame title={name} />;
  return <Entrance {...data} />;
}

/** Which page is shown is decided by the flag alone (docs/contract.md#roles); the server decides about data. */
function Entrance(data: OfficeData) {
  const { department } = data;
  const { state, session } = useSession();
  setOfficeZone(session?.timeZone);
  useAccountLanguage(session);
  const { search } = useLocation();
  const flagged = isFlaggedSignedIn();
  const isIn = state === 'in';
  const account = session?.account.id;
  useEffect(() => {
    if (state !== 'unknown') forgetOtherAccounts(account);
  }, [state, account]);
  useEffect(() => {
    if (!isIn) return;
    bridge.saveOffice();
    // The rows shown last come before new data.
    return whenIdle(() => startLiveOffice(staysConnectedWhileHidden));
  }, [isIn]);

  const { name, address } = departments[department];
  if (!flagged && department !== 'management') return <LedTo to={staffRoutes.management} />;
  if (!flagged || (department === 'management' && !session && state !== 'unknown')) {
    return (
      <LoadingFrame title="Staff sign-in">
        <SignInPage />
      </LoadingFrame>
    );
  }
  const role = session?.account.role ?? '';
  if (session?.mustChangePassword) {
    return (
      <LoadingFrame title="New password">
        <NewPasswordPage />
      </LoadingFrame>
    );
  }
  if (session?.mustAddPasskey) {
    return (
      <LoadingFrame title="Add a passkey">
        <AddPasskeyPage />
      </LoadingFrame>
    );
  }
  const landing = isRole(role) ? landingPage(role) : address;
  const last = search === LAST_SECTION_QUERY ? lastSectionOf(landing) : null;
  // Who edits the site from another department opens that section alone.
  const isEditor =
    session?.account.rights?.includes('site') && new URLSearchParams(search).get('section') === 'site';
  const isElsewhere = department === 'management' && landing !== address && !isEditor;
  if (last ?? isElsewhere) return <LedTo to={last ?? landing} />;
  return (
    <Suspense fallback={<LoadingFrame title={name} />}>
      <Departmental {...data} />
    </Suspense>
  );
}

function Departmental({ department, sealingKey }: OfficeData) {
  const { sections } = use(loadDepartment(department));
  return (
    <TakeOverContext value={TakeOverForm}>
      <OfficeFrame page={departments[department]} sections={sections} sealingKey={sealingKey} />
    </TakeOverContext>
  );
}

/** Redirects, without leaving this page in the history. */
function LedTo({ to }: { to: string }) {
  const navigate = useNavigate();
  useEffect(() => void navigate(to, { replace: true }), [navigate, to]);
  return null;
}
