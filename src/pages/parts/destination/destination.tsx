/** What the pages of parks, places, sites and treks have in common (docs/contract.md#destinations). */
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { planAddress } from '../../../contract/addresses.ts';
import { type Picture, PosterPicture } from '../../../ui/picture.tsx';
import { PageEnd } from './page-end.tsx';
import { Photographs } from './photographs.tsx';

/** One figure in the hero, like those at the foot of a poster. */
export interface Fact {
  term: string;
  value: string;
  unit?: string;
}

interface DestinationProps {
  about: {
    plate: number;
    location: string;
    title: string;
    standfirst: string;
    picture: Picture;
    planRoute?: string;
  };
  facts: readonly Fact[];
  sidebar: ReactNode;
  /** Labels of the buttons at the end; all of them lead to the same page. */
  buttons: readonly string[];
  /** The destination that is passed to the trip-planning form. */
  booking: string;
  /** The reading column. */
  children: ReactNode;
}

/** The whole page: poster, title and figures, a reading column beside a sidebar, and the way to book. */
export function Destination({ about, facts, sidebar, buttons, booking, children }: DestinationProps) {
  const to = planAddress(booking, about.planRoute);
  return (
    <article className={`destination ${about.picture.colours}`}>
      <PosterPicture picture={about.picture} eager />
      <header>
        <p className="label">
          Plate {about.plate} · {about.location}
        </p>
        <h1>{about.title}</h1>
        <p className="standfirst">{about.standfirst}</p>
        {facts.length > 0 && (
          <dl className="facts">
            {facts.map((fact) => (
              <Figure key={fact.term} {...fact} />
            ))}
          </dl>
        )}
      </header>
      <div className="page spread">
        <div className="reading">{children}</div>
        <aside className="sidebar" aria-label={`${about.title} in brief`}>
          {sidebar}
        </aside>
      </div>
      <p className="page buttons call">
        {buttons.map((label, index) => (
          <Link key={label} className={index === 0 ? 'button primary large' : 'button'} to={to}>
            {label}
          </Link>
        ))}
      </p>
      <Photographs photographs={about.picture.further} />
      <PageEnd title={about.title} picture={about.picture} />
    </article>
  );
}

/** Longest value that fits the poster letters of a figure on one line of a phone. */
const LONGEST_FIGURE = 20;

function Figure({ term, value, unit }: Fact) {
  return (
    <div>
      <dt>{term}</dt>
      <dd className={value.length > LONGEST_FIGURE ? 'phrase' : undefined}>
        {value} {unit && <small>{unit}</small>}
      </dd>
    </div>
  );
}

/** The paragraphs that a reading column begins with. */
export function Opening({ paragraphs }: { paragraphs: readonly string[] }) {
  return (
    <div className="prose opening">
      <Paragraphs of={paragraphs} />
    </div>
  );
}

export function Paragraphs({ of }: { of: readonly string[] }) {
  return of.map((text) => <p key={text}>{text}</p>);
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
          <li key={tip}>{tip}</li>
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
        <li key={item}>{item}</li>
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
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
