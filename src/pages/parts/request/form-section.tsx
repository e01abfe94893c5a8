import type { ReactNode } from 'react';
import type { RequestPageTexts } from '../../../content/top-pages/request-page-texts.ts';
import { ContactList } from '../contact/contact-list.tsx';
import { Bullets } from '../destination/text-sections.tsx';
import './form-section.css';
import { say } from '../../../words/say.ts';

/** The section of a page that contains a request form. */
export function FormSection({ asking, children }: { asking: RequestPageTexts; children: ReactNode }) {
  return (
    <section id="form" className="form-section" aria-labelledby="form-title">
      <h2 id="form-title">{asking.title}</h2>
      <p className="standfirst">{asking.text}</p>
      {children}
      <div className="unscripted">
        <AskDirectly asking={asking} />
      </div>
    </section>
  );
}

/** Shown without scripts, when there is no form: what to tell us, and how. */
function AskDirectly({ asking }: { asking: RequestPageTexts }) {
  return (
    <div className="ask-directly">
      <div>
        <h3>{say('What to tell us')}</h3>
        <Bullets items={asking.tell} />
        {/* On paper each has a line to write on, and so have these. */}
        <ul className="bullets on-paper">
          <li>{say('Name')}</li>
          <li>{say('E-mail or phone')}</li>
        </ul>
      </div>
      <div>
        <h3>{say('Call or write')}</h3>
        <ContactList subject={asking.subject} />
      </div>
    </div>
  );
}
