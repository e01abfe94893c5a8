/** Parts of the pages of parks, places, sites and treks; other pages for reading use them too. */
import type { ReactNode } from 'react';
import { say } from '../../../words/say.ts';
import { markForeignWords } from '../foreign-words.tsx';

/** The paragraphs that a reading column begins with. */
export function OpeningParagraphs({ paragraphs }: { paragraphs: readonly string[] }) {
  return (
    <div className="prose opening">
      <Paragraphs of={paragraphs} />
    </div>
  );
}

export function Paragraphs({ of }: { of: readonly string[] }) {
  return of.map((text) => <p key={text}>{markForeignWords(text)}</p>);
}

/** A part of the reading column under its heading. */
export function TextSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

export function TravelTips({ tips }: { tips: readonly string[] }) {
  return (
    <TextSection id="tips" title={say('Travel Tips')}>
      <ul className="tips">
        {tips.map((tip) => (
          <li key={tip}>{markForeignWords(tip)}</li>
        ))}
      </ul>
    </TextSection>
  );
}

/** A short list of a sidebar. */
export function Bullets({ items }: { items: readonly string[] }) {
  return (
    <ul className="bullets">
      {items.map((item) => (
        <li key={item}>{markForeignWords(item)}</li>
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
          <dd>{markForeignWords(text)}</dd>
        </div>
      ))}
    </dl>
  );
}
