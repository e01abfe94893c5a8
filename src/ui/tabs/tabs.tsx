/**
 * Tabs after the WAI-ARIA pattern, selected as the focus moves. Every panel is in the
 * document: without scripts and in print they stand one under the other, before
 * hydration the tabs are plain links to them, and find-in-page opens the one with the words,
 * before hydration too.
 */
import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useHydrated } from '../hydration/use-hydrated.ts';
import { HIDDEN_UNTIL_FOUND, UNTIL_FOUND } from './until-found.ts';
import './tabs.css';

export interface Tab {
  /** Id of the panel, and the hash that leads to it. */
  id: string;
  label: string;
  content: ReactNode;
}

/** The id for a label: "What's Included or Covered" becomes `whats-included-or-covered`. */
export function tabId(label: string): string {
  return label
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-');
}

/** @param label topic of the tabs, for screen readers */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const [selected, setSelected] = useState(tabs[0]?.id);
  // A page reached by navigation inside the app was not in the document, so no panels were shown before.
  const [ready, setReady] = useState(useHydrated());
  const list = useRef<HTMLDivElement>(null);
  const panels = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const follow = () => {
      const wanted = tabs.find(({ id }) => `#${id}` === location.hash)?.id;
      if (wanted) setSelected(wanted);
    };
    // By now find-in-page may have revealed a panel, which is then selected.
    const found = panels.current?.querySelector('.tab-panel:not(.current, [hidden])');
    if (found) setSelected(found.id);
    follow();
    setReady(true);
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [tabs]);

  useEffect(() => {
    // Rendered synchronously, because the browser scrolls to the match as soon as this returns.
    const reveal = ({ target }: Event) => flushSync(() => setSelected((target as Element).id));
    const within = panels.current;
    within?.addEventListener('beforematch', reveal);
    return () => within?.removeEventListener('beforematch', reveal);
  }, []);

  // React sets this attribute only to true, so it is set by hand.
  useLayoutEffect(() => {
    for (const { id } of ready ? tabs : []) {
      const panel = document.getElementById(id);
      if (id === selected) panel?.removeAttribute('hidden');
      else panel?.setAttribute('hidden', HIDDEN_UNTIL_FOUND);
    }
  }, [ready, selected, tabs]);

  const select = (index: number) => {
    const tab = tabs.at(index % tabs.length);
    if (!tab) return;
    setSelected(tab.id);
    history.replaceState(history.state, '', `#${tab.id}`);
    const element = list.current?.querySelector<HTMLElement>(`[href="#${tab.id}"]`);
    element?.focus({ preventScroll: true });
    element?.scrollIntoView({ block: 'nearest', inline: 'center' });
  };
  const steer = (event: KeyboardEvent, index: number) => {
    const target = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: -1, ' ': index }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    select(target);
  };

  return (
    <div className={ready ? 'tabs ready' : 'tabs'} ref={panels}>
      <div className="tab-list" role="tablist" aria-label={label} ref={list}>
        {tabs.map(({ id, label }, index) => (
          <a
            key={id}
            className="tab"
            role="tab"
            id={`${id}-tab`}
            href={`#${id}`}
            aria-controls={id}
            aria-selected={id === selected}
            tabIndex={id === selected ? 0 : -1}
            onKeyDown={(event) => steer(event, index)}
            onClick={(event) => {
              event.preventDefault();
              select(index);
            }}
          >
            {label}
          </a>
        ))}
      </div>
      {tabs.map(({ id, label, content }) => (
        <div
          key={id}
          className={id === selected ? 'tab-panel current' : 'tab-panel'}
          id={id}
          // The other panels have an element, but no role or content.
          {...((id === selected || !ready) && {
            role: 'tabpanel',
            tabIndex: 0,
            'aria-labelledby': `${id}-tab`,
          })}
          {...(id !== tabs[0]?.id && { [UNTIL_FOUND]: true })}
          // The server-rendered document has another attribute in its place.
          suppressHydrationWarning
        >
          <h2>{label}</h2>
          {content}
        </div>
      ))}
    </div>
  );
}
