/**
 * The navbar. The sheet of small screens is a popover and the dropdowns are details
 * elements, so that every link is reachable before the app runs and without it.
 */

import { type FocusEvent, type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { company } from '../../content/company.ts';
import {
  findRequest,
  myDepartment,
  myRequests,
  type NavGroup,
  type NavLink,
  navbar,
  planYourTrip,
} from '../../content/navigation.ts';
import { isFlaggedSignedIn } from '../../contract/document/local-storage.ts';
import { routes } from '../../contract/protocol/routes.ts';
import type { Language } from '../../contract/values/languages.ts';
import { closePopover, isPopoverOpen, togglePopoverWithoutSupport } from '../../ui/dialog/popover.ts';
import { useHydrated } from '../../ui/hydration/use-hydrated.ts';
import { Link, NavLink as RouterLink } from '../../words/link.tsx';
import { useRequestCount } from '../request-count.ts';
import { LanguageLinks } from './language-links.tsx';
import { sayShellLabel } from './shell-text.ts';

const MENU = 'menu';

export function Navbar({ languages }: { languages: readonly Language[] | undefined }) {
  const menu = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(false);
  const noteOpen = () => setOpen(isPopoverOpen(menu.current));
  // It may have been opened before the app ran.
  useEffect(noteOpen, []);

  const closeDropdowns = (except?: Node) => {
    for (const dropdown of menu.current?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? []) {
      if (!except || !dropdown.contains(except)) dropdown.open = false;
    }
  };
  const closeIfOutside = (target: EventTarget | null) => {
    if (target instanceof Node && !menu.current?.contains(target)) closeDropdowns();
  };

  // Going back, or pressing outside the menu, closes what is open. Inside the menu it waits for the click: a
  // list that closed under the finger would move the links, and the click would miss. What is opened while the next
  // page is on its way stays open.
  useEffect(() => {
    const press = ({ target }: Event) => closeIfOutside(target);
    const goBack = () => {
      closePopover(menu.current);
      closeDropdowns();
    };
    document.addEventListener('pointerdown', press);
    addEventListener('popstate', goBack);
    return () => {
      document.removeEventListener('pointerdown', press);
      removeEventListener('popstate', goBack);
    };
  }, []);

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    const open = (event.target as Element).closest<HTMLDetailsElement>('details[open]');
    if (!open) return;
    // Closes the dropdown first; a second press closes the sheet around it.
    event.preventDefault();
    open.open = false;
    open.querySelector('summary')?.focus();
  };
  /**
   * A list that covers the page closes when the focus moves to the page. In the sheet, closing it would move
   * the links.
   */
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (!isPopoverOpen(menu.current)) closeIfOutside(relatedTarget);
  };
  const press = (event: MouseEvent) => {
    const target = event.target as Element;
    const isLink = target.closest('a') !== null;
    closeDropdowns(isLink ? undefined : target);
    if (isLink) closePopover(menu.current);
  };

  return (
    <div className="navbar page">
      <Link className="wordmark" to={routes.home}>
        <Mark />
        {company.name}
      </Link>
      <button
        type="button"
        className="menu-button"
        popoverTarget={MENU}
        onClick={() => togglePopoverWithoutSupport(menu.current)}
      >
        {sayShellLabel(open ? 'Close' : 'Menu')}
      </button>
      <nav
        ref={menu}
        className="menu"
        id={MENU}
        popover="auto"
        aria-label={sayShellLabel('Main')}
        onKeyDown={closeOnEscape}
        onToggle={noteOpen}
        onBlur={leave}
        onClick={press}
      >
        <ul>
          {navbar.map((item) =>
            'to' in item ? (
              <li key={item.label}>
                <NavItem {...item} />
              </li>
            ) : (
              <Dropdown key={item.label} {...item} />
            ),
          )}
          <MyDepartment className="mine" />
          <li className="mine">
            <MyRequests />
          </li>
          <li className="mine">
            <NavItem {...findRequest} />
          </li>
          <li>
            <RouterLink className="button primary" to={planYourTrip.to}>
              {sayShellLabel(planYourTrip.label)}
            </RouterLink>
          </li>
          {languages && (
            <li className="mine">
              <LanguageLinks languages={languages} />
            </li>
          )}
        </ul>
      </nav>
    </div>
  );
}

/** A link that knows whether its page is the one being shown. */
export function NavItem({ label, to }: NavLink) {
  return (
    <RouterLink to={to} end={to === routes.home}>
      {sayShellLabel(label)}
    </RouterLink>
  );
}

/** Link to the person's requests: in the sheet of small screens; on wide ones in the top bar, which has the space. */
export function MyRequests() {
  const count = useRequestCount();
  return (
    <RouterLink to={myRequests.to}>
      {count > 0 ? `${sayShellLabel(myRequests.label)} (${count})` : sayShellLabel(myRequests.label)}
    </RouterLink>
  );
}

/** Link to the department of staff, who read the site too. The documents are the same for everybody. */
export function MyDepartment({ className }: { className?: string }) {
  if (!useHydrated() || !isFlaggedSignedIn()) return null;
  return (
    <li className={className}>
      <NavItem {...myDepartment} />
    </li>
  );
}

function Dropdown({ label, links }: NavGroup) {
  return (
    <li>
      <details name="navbar">
        <summary>
          {sayShellLabel(label)}
          <svg viewBox="0 0 12 8" aria-hidden="true">
            <path d="M1 1l5 5 5-5" />
          </svg>
        </summary>
        <ul>
          {links.map((link) => (
            <li key={link.to}>
              <NavItem {...link} />
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}

/** Half a sun between a ridge and the sea. */
function Mark() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <circle className="sun" cx="16" cy="14" r="9" />
      <path d="M0 19l7-5 4 2.500 6-4.500 6 5 4-2 5 4v2H0zM0 23q4-2.500 8 0t8 0 8 0 8 0v2.500q-4 2.500-8 0t-8 0-8 0-8 0zM0 28q4-2.500 8 0t8 0 8 0 8 0v2.500q-4 2.500-8 0t-8 0-8 0-8 0z" />
    </svg>
  );
}
