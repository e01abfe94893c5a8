/** The frame of every page: skip link, bars, footer, and the strips about this device. */
import { type ReactNode, useEffect, useState } from 'react';
import { topBar } from '../../content/navigation.ts';
import type { Notice } from '../../contract/document/notices.ts';
import type { Language } from '../../contract/values/languages.ts';
import { SocialLinks } from '../../pages/parts/contact/social-links.tsx';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { pageLanguage, say } from '../../words/say.ts';
import { Footer } from './footer.tsx';
import { LanguageLinks } from './language-links.tsx';
import { useLanguageOffer } from './language-offer.tsx';
import { MyDepartment, MyRequests, Navbar, NavItem } from './navbar.tsx';
import { OutboxBanner } from './outbox-banner.tsx';
import { SavedSiteBanner } from './saved-site-banner.tsx';
import { sayShellLabel } from './shell-text.ts';

interface ShellProps {
  /** In which there is this page; left out when it is in English alone. */
  languages: readonly Language[] | undefined;
  notices: readonly Notice[] | undefined;
  children: ReactNode;
}

export function Shell({ languages, notices, children }: ShellProps) {
  // The bars and the footer are not in Kiswahili.
  const lang = pageLanguage() === 'sw' ? 'en' : undefined;
  const offer = useLanguageOffer(languages);
  const [Notices, setNotices] = useState<typeof import('./notices.tsx').default>();
  useEffect(() => {
    // Where their script cannot be loaded, there are none.
    if (notices)
      void import('./notices.tsx').then(
        (module) => setNotices(() => module.default),
        () => undefined,
      );
  }, [notices]);
  return (
    <>
      <a className="skip-link" href="#main">
        {say('Skip to content')}
      </a>
      <nav className="top-bar" lang={lang} aria-label={sayShellLabel('Elsewhere, and before you travel')}>
        <ul className="page">
          <SocialLinks />
          {languages && (
            <li>
              <LanguageLinks languages={languages} />
            </li>
          )}
          {topBar.map((link) => (
            <li key={link.to}>
              <NavItem {...link} />
            </li>
          ))}
          <MyDepartment />
          <li>
            <MyRequests />
          </li>
        </ul>
      </nav>
      <header className="site-header" lang={lang}>
        <Navbar languages={languages} />
        <ErrorBoundary>
          <OutboxBanner />
        </ErrorBoundary>
      </header>
      {notices && Notices && <Notices notices={notices} />}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <ErrorBoundary>{offer ?? <SavedSiteBanner />}</ErrorBoundary>
      <Footer lang={lang} languages={languages} />
    </>
  );
}
