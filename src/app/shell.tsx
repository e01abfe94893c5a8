/** The frame of every page: skip link, bars, footer, and the strips about this device. */
import type { ReactNode } from 'react';
import { topBar } from '../content/navigation.ts';
import { SocialLinks } from '../pages/parts/contact/social-links.tsx';
import { say, spoken } from '../words/say.ts';
import { Footer } from './footer.tsx';
import { MyRequests, Navbar, NavItem } from './navbar.tsx';
import { OutboxBanner } from './outbox-banner.tsx';
import { SaveStrip } from './save-strip.tsx';

export function Shell({ children }: { children: ReactNode }) {
  // The bars and the footer are in English alone.
  const lang = spoken() === 'en' ? undefined : 'en';
  return (
    <>
      <a className="skip-link" href="#main">
        {say('Skip to content')}
      </a>
      <nav className="top-bar" lang={lang} aria-label="Elsewhere, and before you travel">
        <ul className="page">
          <SocialLinks />
          {topBar.map((link) => (
            <li key={link.to}>
              <NavItem {...link} />
            </li>
          ))}
          <li>
            <MyRequests />
          </li>
        </ul>
      </nav>
      <header className="site-header" lang={lang}>
        <Navbar />
        <OutboxBanner />
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SaveStrip />
      <Footer lang={lang} />
    </>
  );
}
