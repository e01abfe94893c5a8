/** The sections of a department: a column on wide screens, a sheet above the thumb on a phone. */

import { useEffect, useRef } from 'react';
import type { DepartmentPage } from '../../../content/office/departments.ts';
import { sectionUrl, staffRoutes } from '../../../contract/protocol/routes.ts';
import { closePopover, togglePopoverWithoutSupport } from '../../../ui/dialog/popover.ts';
import { Link } from '../../../words/link.tsx';
import { useNewCounts } from '../notifications/new-counts.ts';
import type { Section } from './section.ts';
import './sidebar.css';
import { locale, say, sayKnown } from '../../../words/say.ts';

const SHEET = 'sections';

interface SidebarProps {
  page: DepartmentPage;
  sections: readonly Section[];
  current: Section | undefined;
  /** True for who edits the site from another department. */
  editsSite: boolean;
  /** The department of who looks at a page of another one. */
  home: DepartmentPage | undefined;
  onLogout: () => void;
}

export function Sidebar({ page, sections, current, editsSite, home, onLogout }: SidebarProps) {
  const sheet = useRef<HTMLElement>(null);
  const hide = () => closePopover(sheet.current);
  // Going back in the browser closes it too.
  useEffect(hide, [current]);

  return (
    <div className="office-sidebar">
      <button
        type="button"
        className="sheet-button"
        popoverTarget={SHEET}
        onClick={() => togglePopoverWithoutSupport(sheet.current)}
      >
        <span>{sayKnown(current?.label ?? page.name)}</span>
        <svg viewBox="0 0 12 8" aria-hidden="true">
          <path d="M1 7l5-5 5 5" />
        </svg>
      </button>
      <nav ref={sheet} id={SHEET} popover="auto" aria-label={sayKnown(page.name)}>
        <ul>
          {sections.map((section) => (
            <li key={section.slug}>
              <Link
                to={sectionUrl(page.address, section.slug)}
                aria-current={section === current ? 'page' : undefined}
                onClick={hide}
              >
                {sayKnown(section.label)}
              </Link>
              <New of={section} />
            </li>
          ))}
          {editsSite && page.role !== 'management' && (
            <li>
              <Link to={sectionUrl(staffRoutes.management, 'site')} onClick={hide}>
                {say('Edit the site')}
              </Link>
            </li>
          )}
          {home && (
            <li>
              <Link to={home.address} onClick={hide}>
                {say('Back to {department}', { department: sayKnown(home.name) })}
              </Link>
            </li>
          )}
          {page.logout === 'sidebar' && (
            <li>
              <button
                type="button"
                onClick={() => {
                  hide();
                  onLogout();
                }}
              >
                {say('Logout')}
              </button>
            </li>
          )}
        </ul>
      </nav>
    </div>
  );
}

/** How many requests of a section are new; beside the link, whose name stays as it is. */
function New({ of: { requests } }: { of: Section }) {
  const counts = useNewCounts();
  const count = (requests && counts[requests]) ?? 0;
  if (count === 0) return null;
  return (
    <span className="sidebar-new">
      <span>{count.toLocaleString(locale())}</span> <span className="visually-hidden">{say('new')}</span>
    </span>
  );
}
