/** The frame of every section of the office: header, sidebar, and notices. */
import { lazy, type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type DepartmentPage, NEEDS_SCRIPTS } from '../../../content/office/departments.ts';
import { staffRoutes } from '../../../contract/addresses.ts';
import { signOut, unsentOfAccount, useSession } from '../../../device/session/page.ts';
import { useDialogs } from '../../../ui/dialog.tsx';
import { forgetViews } from '../../table/view/views.ts';
import { AccessDenied, mayOpen } from './access-denied.tsx';
import { OfficeDialogs } from './dialogs.tsx';
import { ACCOUNT_SECTION, Header } from './header.tsx';
import { ProofRequests } from './proof-requests.tsx';
import type { Section } from './section.ts';
import { SessionExpired } from './session-expired.tsx';
import { Sidebar } from './sidebar.tsx';
import { SignOutDialog } from './sign-out-dialog.tsx';
import { useSection } from './use-section.ts';
import './frame.css';

const UNREADABLE =
  'What is not sent could not be read on this device, so you are still signed in. Reload the page and try again.';

const account: Section = {
  slug: ACCOUNT_SECTION,
  label: 'Your Account',
  component: lazy(() => import('../../account/own-account.tsx')),
};

interface OfficeFrameProps {
  page: DepartmentPage;
  sections: readonly Section[];
  /** What the running site filled in, for a file of what is not sent. */
  sealingKey: string;
}

export function OfficeFrame({ page, sections, sealingKey }: OfficeFrameProps) {
  const { state, session } = useSession();
  const section = useSection(
    page.name,
    useMemo(() => [...sections, account], [sections]),
  );
  const navigate = useNavigate();
  const { alert, dialogs } = useDialogs();
  /** What the person is being asked about, while the question is open. */
  const [unsent, setUnsent] = useState<readonly string[] | null>(null);

  const leave = useCallback(
    async (discarded: readonly string[]) => {
      try {
        if (await signOut(discarded)) {
          forgetViews();
          navigate(staffRoutes.management);
          // More entries were added since the question, from another tab or a form, so it is asked again.
        } else setUnsent(await unsentOfAccount());
      } catch {
        await alert(UNREADABLE);
      }
    },
    [navigate, alert],
  );
  const logOut = useCallback(async () => {
    try {
      const ids = await unsentOfAccount();
      if (ids.length > 0) setUnsent(ids);
      else await leave([]);
    } catch {
      await alert(UNREADABLE);
    }
  }, [leave, alert]);

  const Component = section?.component;
  const allowed = mayOpen(page, session);
  return (
    <div className="office">
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <Header
        department={page.name}
        session={session}
        leave={page.logout === 'header' ? 'Logout' : 'Sign out'}
        onLeave={logOut}
      />
      {(state === 'expired' || state === 'out') && <SessionExpired />}
      <div className="office-body">
        {(sections.length > 1 || page.logout === 'sidebar') && (
          <Sidebar page={page} sections={allowed ? sections : []} current={section} onLogout={logOut} />
        )}
        <main id="main" tabIndex={-1}>
          {allowed ? (
            <>
              <h1 tabIndex={-1}>{section?.label ?? page.name}</h1>
              {Component && (
                <OfficeDialogs key={section.slug}>
                  <Suspense fallback={<p role="status">One moment …</p>}>
                    <Component />
                  </Suspense>
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
    </div>
  );
}

/** The frame before the session is known: in the document, and until the program has read it. */
export function QuietFrame({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="office quiet">
      <Header department={title} session={null} />
      <main id="main" tabIndex={-1}>
        <h1 tabIndex={-1}>{title}</h1>
        {children}
        <p className="unscripted">{NEEDS_SCRIPTS}</p>
      </main>
    </div>
  );
}
