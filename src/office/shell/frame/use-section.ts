import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { company } from '../../../content/company.ts';
import { LAST_SECTION } from '../../../contract/document/local-storage.ts';
import { localValues } from '../../../contract/document/web-storage.ts';
import { sectionUrl } from '../../../contract/protocol/routes.ts';
import { findOwnRequest } from '../../../forms/engine/edited-form.tsx';
import { sayKnown } from '../../../words/say.ts';
import { useTitleWithCount } from '../notifications/use-title-with-count.ts';
import { ACCOUNT_SECTION, WAITING_SECTION } from './header.tsx';
import { type Section, sectionFromUrl } from './section.ts';

/**
 * The section that the address names, or the first. A link to edit an entry (`?edit=<id>`)
 * leads to the section whose form made it.
 */
export function useSection(department: string, sections: readonly Section[]): Section | undefined {
  const { search } = useLocation();
  const [edited, setEdited] = useState<Section>();
  const named = sectionFromUrl(sections, search);
  const isEdit = !named && new URLSearchParams(search).has('edit');

  useEffect(() => {
    if (!isEdit) return;
    const show = (kind?: string) => setEdited(sections.find(({ submits }) => submits && submits === kind));
    void findOwnRequest(new URLSearchParams(search).get('edit') ?? '').then(
      (entry) => show(entry?.kind),
      () => undefined,
    );
  }, [isEdit, search, sections]);

  const section = named ?? (isEdit && edited ? edited : sections[0]);
  useArrival(
    section && `${sayKnown(section.label)}, ${sayKnown(department)} | ${company.name}`,
    section?.slug,
  );
  useLastSection(section?.slug);
  return section;
}

/** Stores where the icon of the installed office leads. What waits and the own account are not what it is opened for. */
function useLastSection(slug: string | undefined): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (slug === undefined || slug === ACCOUNT_SECTION || slug === WAITING_SECTION) return;
    localValues.write(LAST_SECTION, sectionUrl(pathname, slug));
  }, [pathname, slug]);
}

/**
 * On navigation to another section: sets the title, scrolls to the top, and focuses the heading for screen
 * readers. Back and forward lead to where one was instead.
 */
function useArrival(title: string | undefined, slug: string | undefined): void {
  const shown = useRef(slug);
  const isBack = useNavigationType() === 'POP';
  useTitleWithCount(title);
  useEffect(() => {
    if (shown.current === slug) return;
    const first = shown.current === undefined;
    shown.current = slug;
    if (first) return;
    if (!isBack) scrollTo({ top: 0, behavior: 'instant' });
    if (!isBack || document.activeElement === document.body)
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [slug, isBack]);
}
