/**
 * Tabs after the WAI-ARIA pattern, selected as the focus moves. Every panel is in the
 * document: without scripts and in print they stand one under the other, and before
 * hydration the tabs are plain links to them.
 */
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
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

/** @param label what the row of tabs is about, for screen readers */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const [selected, setSelected] = useState(tabs[0]?.id);
  const [ready, setReady] = useState(false);
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const follow = () => {
      const wanted = tabs.find(({ id }) => `#${id}` === location.hash)?.id;
      if (wanted) setSelected(wanted);
    };
    follow();
    setReady(true);
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [tabs]);

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
    <div className={ready ? 'tabs ready' : 'tabs'}>
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
          role="tabpanel"
          id={id}
          aria-labelledby={`${id}-tab`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the pattern lets the reader step into the panel
          tabIndex={0}
        >
          <h2>{label}</h2>
          {content}
        </div>
      ))}
    </div>
  );
}
