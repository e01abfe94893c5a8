/** The footer: how to reach the operator, and where else to go (docs/contract.md#shell). */
import { useEffect, useRef } from 'react';
import { company } from '../../content/company.ts';
import { footer, partnersLabel } from '../../content/navigation.ts';
import { partnerLinks, partnersText } from '../../content/partner-links.ts';
import { staffRoutes } from '../../contract/protocol/routes.ts';
import type { Language } from '../../contract/values/languages.ts';
import { ContactList } from '../../pages/parts/contact/contact-list.tsx';
import { SocialLinks } from '../../pages/parts/contact/social-links.tsx';
import { ExternalLink } from '../../ui/external-link.tsx';
import { Link } from '../../words/link.tsx';
import { say } from '../../words/say.ts';
import { LanguageLinks } from './language-links.tsx';
import { sayShellLabel } from './shell-text.ts';

interface FooterProps {
  lang: string | undefined;
  /** In which there is this page; left out when it is in English alone. */
  languages: readonly Language[] | undefined;
}

export function Footer({ lang, languages }: FooterProps) {
  return (
    <footer className="site-footer deep" lang={lang}>
      <div className="page">
        <div className="columns">
          <section>
            <h2>{sayShellLabel('Get In Touch')}</h2>
            <ContactList />
            <ul>
              <SocialLinks />
              {company.reviewLinks?.map(({ label, address }) => (
                <li key={address}>
                  <ExternalLink to={address}>{say('Reviews: {site}', { site: label })}</ExternalLink>
                </li>
              ))}
            </ul>
          </section>
          {footer.map(({ label, links }) => (
            <nav key={label} aria-label={sayShellLabel(label)}>
              <h2>{sayShellLabel(label)}</h2>
              <ul>
                {links.map((link) => (
                  <li key={link.to}>
                    <Link to={link.to}>{sayShellLabel(link.label)}</Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <section className="partners">
          <h2>{sayShellLabel(partnersLabel)}</h2>
          <p>{sayShellLabel(partnersText)}</p>
          {partnerLinks.length > 0 && (
            <ul>
              {partnerLinks.map(({ label, to }) => (
                <li key={to}>
                  <ExternalLink to={to}>{label}</ExternalLink>
                </li>
              ))}
            </ul>
          )}
        </section>
        <LanguageLinks languages={languages} />
        <p className="closing">
          © <Year /> {company.legalName}.{' '}
          {company.licenceNumber && <span>{`${sayShellLabel('Licence')} ${company.licenceNumber}. `}</span>}
          <span>{sayShellLabel('All rights reserved.')}</span>{' '}
          <Link to={staffRoutes.management}>{sayShellLabel('Staff sign-in')}</Link>
        </p>
      </div>
    </footer>
  );
}

/** The document carries the year of the build; once the app runs, the reader's own year replaces it. */
function Year() {
  const element = useRef<HTMLSpanElement>(null);
  const year = new Date().getFullYear();
  useEffect(() => {
    if (element.current) element.current.textContent = String(year);
  }, [year]);
  return (
    <span ref={element} suppressHydrationWarning>
      {year}
    </span>
  );
}
