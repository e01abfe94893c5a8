/** The sections of a department: a column on wide screens, a sheet above the thumb on a phone. */

import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { DepartmentPage } from '../../../content/office/departments.ts';
import { sectionAddress } from '../../../contract/addresses.ts';
import { closePopover, pressPopover } from '../../../ui/popover.ts';
import type { Section } from './section.ts';
import './sidebar.css';

const SHEET = 'sections';

interface SidebarProps {
  page: DepartmentPage;
  sections: readonly Section[];
  current: Section | undefined;
  onLogout: () => void;
}

export function Sidebar({ page, sections, current, onLogout }: SidebarProps) {
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
        onClick={() => pressPopover(sheet.current)}
      >
        <span>{current?.label ?? page.name}</span>
        <svg viewBox="0 0 12 8" aria-hidden="true">
          <path d="M1 7l5-5 5 5" />
        </svg>
      </button>
      <nav ref={sheet} id={SHEET} popover="auto" aria-label={page.name}>
        <ul>
          {sections.map((section) => (
            <li key={section.slug}>
              <Link
                to={sectionAddress(page.address, section.slug)}
                aria-current={section === current ? 'page' : undefined}
                onClick={hide}
              >
                {section.label}
              </Link>
            </li>
          ))}
          {page.logout === 'sidebar' && (
            <li>
              <button
                type="button"
                onClick={() => {
                  hide();
                  onLogout();
                }}
              >
                Logout
              </button>
            </li>
          )}
        </ul>
      </nav>
    </div>
  );
}
