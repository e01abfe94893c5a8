/** The frame of every section of the office: header, sidebar, and notices. */
import { lazy, type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import { company } from '../../../content/company.ts';
import { type DepartmentPage, departmentOfRole, NEEDS_SCRIPTS } from '../../../content/office/departments.ts';
import { isOfficeUnreachable } from '../../../device/office/connection/page.ts';
import { signOut, unsentOfAccount, useSession } from '../../../device/office/session/page.ts';
import { guestKindsOf } from '../../../kinds/request-fields.ts';
import { useDialogs } from '../../../ui/dialog/dialog.tsx';
import { ErrorBoundary } from '../../../ui/error-boundary.tsx';
import { SealingKeyContext } from '../../features/hand-over/hand-over.tsx';
import { Toasts } from '../../features/undo/toasts.tsx';
import { EntryFormSections } from '../../records/entry/form-sections.ts';
import { GuestCorrection } from '../../records/entry/guest-correction.tsx';
import { Notices } from '../notices/notices.tsx';
import { useTitleWithCount } from '../notifications/use-title-with-count.ts';
import { AccessDenied, mayOpen } from './access-denied.tsx';
import { OfficeDialogs } from './dialogs.tsx';
import { ACCOUNT_SECTION, Header, WAITING_SECTION } from './header.tsx';
import { ProofRequests } from './proof-requests.tsx';
import type { Section } from './section.ts';
import { Sidebar } from './sidebar.tsx';
import { SignOutDialog } from './sign-out-dialog.tsx';
import { useSection } from './use-section.ts';
import './frame.css';
import { pageLanguage, say, sayKnown } from '../../../words/say.ts';

const UNREADABLE =
  'What is not sent could not be read on this device, so you are still signed in. Reload the page and try again.';

const LOCKED_OUT =
  'There is no line to the office now. Signed out, you cannot sign in again before there is one. Sign out all the same?';

/** Sections of every department that are translated into all languages. */
const EVERYBODYS = [ACCOUNT_SECTION, WAITING_SECTION, 'calendar'];

/** Counts new requests. Loaded after the page. */
const Notifier = lazy(() => import('../notifications/notifier.tsx'));

const account: Section = {
  slug: ACCOUNT_SECTION,
  label: 'Your Account',
  component: lazy(() => import('../../account/own-account.tsx')),
};

const Waiting = lazy(() => import('../../features/waiting/waiting-entries.tsx'));

/** @param sections those of the department, whose forms correct unsent entries */
const waiting = (sections: readonly Section[]): Section => ({
  slug: WAITING_SECTION,
  label: 'Not Sent Yet',
  component: () => <Waiting sections={sections} />,
});

interface OfficeFrameProps {
  page: DepartmentPage;
  sections: readonly Section[];
  /** Sealing key that the running site filled into the page; the file of unsent entries is sealed with it. */
  sealingKey: string;
}

export function OfficeFrame({ page, sections, sealingKey }: OfficeFrameProps) {
  const { state, session } = useSession();
  const isOwn = mayOpen(page, session);
  const rights = session?.account.rights;
  const shown = useMemo(
    () => (isOwn ? sections : sections.filter(({ right }) => right && rights?.includes(right))),
    [sections, isOwn, rights],
  );
  const section = useSection(
    page.name,
    useMemo(() => [...shown, account, waiting(sections)], [shown, sections]),
  );
  const forms = useMemo(
    () =>
      Object.fromEntries(
        sections.flatMap(({ submits, requests, slug }) =>
          [submits ?? [], guestKindsOf(requests)].flat().map((maker) => [maker, slug]),
        ),
      ),
    [sections],
  );
  const { alert, confirm, dialogs } = useDialogs();
  /** Ids of the unsent entries that the person is asked about; null while no question is open. */
  const [unsent, setUnsent] = useState<readonly string[] | null>(null);

  const leave = useCallback(
    async (discarded: readonly string[]) => {
      try {
        // Another tab or a form has added entries since the question, so it is asked again.
        if (!(await signOut(discarded))) setUnsent(await unsentOfAccount());
      } catch {
        await alert(say(UNREADABLE));
      }
    },
    [alert],
  );
  const logOut = useCallback(async () => {
    try {
      const ids = await unsentOfAccount();
      if (ids.length > 0) setUnsent(ids);
      else if (!(await isOfficeUnreachable()) || (await confirm(say(LOCKED_OUT)))) await leave([]);
    } catch {
      await alert(say(UNREADABLE));
    }
  }, [leave, alert, confirm]);

  const Component = section?.component;
  const allowed = isOwn || shown.length > 0;
  // Only the screens for work in the field, and those that all departments have, are translated; the other
  // sections are in English.
  const isTranslated =
    pageLanguage() === 'en' ||
    page.role === 'logistics' ||
    !allowed ||
    EVERYBODYS.includes(section?.slug ?? '');
  return (
    <div className="office">
      <a className="skip-link" href="#main">
        {say('Skip to content')}
      </a>
      <button type="button" className="skip-link skip-to-rows" onClick={focusRows}>
        {say('Skip to the rows')}
      </button>
      <Header
        department={page.name}
        session={session}
        leave={page.logout === 'header' ? say('Logout') : say('Sign out')}
        onLeave={logOut}
      />
      <Notices state={state} session={session} />
      <div className="office-body">
        {(sections.length > 1 || page.logout === 'sidebar') && (
          <Sidebar
            page={page}
            sections={shown}
            current={section}
            editsSite={Boolean(rights?.includes('site'))}
            home={isOwn ? undefined : departmentOfRole(session?.account.role)}
            onLogout={logOut}
          />
        )}
        <main id="main" tabIndex={-1} lang={isTranslated ? undefined : 'en'}>
          {allowed ? (
            <>
              <h1 tabIndex={-1}>{sayKnown(section?.label ?? page.name)}</h1>
              {Component && (
                <OfficeDialogs key={section.slug}>
                  <SealingKeyContext value={sealingKey}>
                    <EntryFormSections value={forms}>
                      <ErrorBoundary>
                        <Suspense fallback={<p role="status">{say('One moment …')}</p>}>
                          {section.requests && <GuestCorrection kind={section.requests} />}
                          <Component />
                        </Suspense>
                      </ErrorBoundary>
                    </EntryFormSections>
                  </SealingKeyContext>
                </OfficeDialogs>
              )}
            </>
          ) : (
            <AccessDenied page={page} role={session?.account.role} />
          )}
        </main>
      </div>
      {unsent !== null && (
        <SignOutDialog
          key={unsent.join()}
          count={unsent.length}
          save={async () => {
            const { saveUnsent } = await import('./save-unsent.ts');
            return saveUnsent(sealingKey);
          }}
          onStay={() => setUnsent(null)}
          onLeave={() => leave(unsent)}
        />
      )}
      {dialogs}
      <ProofRequests />
      <Toasts />
      {session && allowed && (
        <Suspense fallback={null}>
          <Notifier account={session.account.id} role={session.account.role} />
        </Suspense>
      )}
    </div>
  );
}

/** Row of a table that Tab would come to behind its toolbar and headers; on a phone the first card. */
const FIRST_ROW = 'main tbody [data-place][tabindex="0"], main .table-cards li :is(input, button)';

/** A step of its own in the history, as a link to an anchor would be, is none. */
const focusRows = () => document.querySelector<HTMLElement>(FIRST_ROW)?.focus();

/**
 * The frame before the session is known: part of the document, and shown until the program has read the
 * session.
 */
export function LoadingFrame({ title, children }: { title: string; children?: ReactNode }) {
  // In English the document already has its title.
  useTitleWithCount(pageLanguage() === 'en' ? undefined : `${sayKnown(title)} | ${company.name}`);
  return (
    <div className="office quiet">
      <Header department={title} session={null} />
      <main id="main" tabIndex={-1}>
        <h1 id="title" tabIndex={-1}>
          {sayKnown(title)}
        </h1>
        {children}
        <p className="unscripted">{sayKnown(NEEDS_SCRIPTS)}</p>
      </main>
    </div>
  );
}
