/** The fixed sample figures and rows, which can be folded away: remembered on this device, for all of them. */

import { type ReactNode, useId, useSyncExternalStore } from 'react';
import { SAMPLE_NOTE } from '../../../content/office/sample-figures.ts';
import { localValues } from '../../../contract/document/web-storage.ts';
import { sayKnown } from '../../../words/say.ts';
import './dashboard.css';

const KEY = 'samples-folded';
const listeners = new Set<() => void>();

const isFolded = () => localValues.read(KEY) === 'yes';

function fold(wanted: boolean): void {
  if (wanted === isFolded()) return;
  localValues.write(KEY, wanted ? 'yes' : 'no');
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

interface SamplesProps {
  title: string;
  /** How the note looks. */
  note?: 'notice' | 'office-note';
  className?: string;
  children: ReactNode;
}

export function SampleData({ title, note = 'notice', className = 'office-block', children }: SamplesProps) {
  const id = useId();
  const isOpen = !useSyncExternalStore(subscribe, isFolded, () => false);
  return (
    <section className={className} aria-labelledby={id}>
      <details className="foldable" open={isOpen} onToggle={({ currentTarget }) => fold(!currentTarget.open)}>
        <summary>
          <h2 id={id}>{title}</h2>
        </summary>
        <p className={note}>{sayKnown(SAMPLE_NOTE)}</p>
        {children}
      </details>
    </section>
  );
}
