/** The frame of every page: skip link, bars, footer, and the strips about this device. */
import type { ReactNode } from 'react';
import { topBar } from '../content/navigation.ts';
import { SocialLinks } from '../pages/parts/contact/social-links.tsx';
import { Footer } from './footer.tsx';
import { Navbar, NavItem } from './navbar.tsx';
import { OutboxBanner } from './outbox-banner.tsx';
import { SaveStrip } from './save-strip.tsx';

export function Shell({ children }: { children: ReactNode }) {
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <nav className="top-bar" aria-label="Elsewhere, and before you travel">
        <ul className="page">
          <SocialLinks />
          {topBar.map((link) => (
            <li key={link.to}>
              <NavItem {...link} />
            </li>
          ))}
        </ul>
      </nav>
      <header className="site-header">
        <Navbar />
        <OutboxBanner />
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SaveStrip />
      <Footer />
    </>
  );
}
