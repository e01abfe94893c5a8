import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Asking } from '../../content/top-pages/asking.ts';
import { routes } from '../../contract/addresses.ts';
import { ContactList } from './contact-list.tsx';
import { Bullets } from './destination.tsx';
import './form-section.css';

/** The place on a page where a request is written. */
export function FormSection({ asking, children }: { asking: Asking; children: ReactNode }) {
  return (
    <section id="form" className="form-section" aria-labelledby="form-title">
      <h2 id="form-title">{asking.title}</h2>
      <p className="standfirst">{asking.text}</p>
      {children}
    </section>
  );
}

/** How to ask in person: what to mention, and by which line. */
export function AskDirectly({ asking }: { asking: Asking }) {
  return (
    <div className="ask-directly">
      <div>
        <h3>What to tell us</h3>
        <Bullets items={asking.tell} />
      </div>
      <div>
        <h3>Call or write</h3>
        <ContactList subject={asking.subject} />
        <p>
          No signal? <Link to={routes.packageBooking}>The booking form</Link> keeps your request on this
          device and sends it later.
        </p>
      </div>
    </div>
  );
}
