/** Parts of the pages of parks, places, sites and treks; other pages for reading use them too. */
import type { ReactNode } from 'react';
import { withForeign } from '../foreign.tsx';

/** The paragraphs that a reading column begins with. */
export function Opening({ paragraphs }: { paragraphs: readonly string[] }) {
  return (
    <div className="prose opening">
      <Paragraphs of={paragraphs} />
    </div>
  );
}

export function Paragraphs({ of }: { of: readonly string[] }) {
  return of.map((text) => <p key={text}>{withForeign(text)}</p>);
}

/** A part of the reading column under its heading. */
export function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

export function TravelTips({ tips }: { tips: readonly string[] }) {
  return (
    <Part id="tips" title="Travel Tips">
      <ul className="tips">
        {tips.map((tip) => (
          <li key={tip}>{withForeign(tip)}</li>
        ))}
      </ul>
    </Part>
  );
}

/** A short list of a sidebar. */
export function Bullets({ items }: { items: readonly string[] }) {
  return (
    <ul className="bullets">
      {items.map((item) => (
        <li key={item}>{withForeign(item)}</li>
      ))}
    </ul>
  );
}

/** Terms with their definitions, line by line. */
export function Definitions({ items }: { items: readonly { title: string; text: string }[] }) {
  return (
    <dl className="definition">
      {items.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{withForeign(text)}</dd>
        </div>
      ))}
    </dl>
  );
}
