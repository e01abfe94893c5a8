/** /book_flight: help with flights. */
import type { topPages } from '../../content/top-pages/list.ts';
import { answerUrl } from '../../contract/protocol/routes.ts';
import { WithEditedRequest } from '../../forms/engine/edited-form.tsx';
import { FlightRequestForm } from '../../forms/flight-request/form.tsx';
import { Link } from '../../words/link.tsx';
import { say } from '../../words/say.ts';
import { OpeningParagraphs, TextSection } from '../parts/destination/text-sections.tsx';
import { Hero, type PageTexts } from '../parts/hero.tsx';
import { FormSection } from '../parts/request/form-section.tsx';
import { NumberedSteps } from '../parts/request/numbered-steps.tsx';
import { ProofLink, type WithProof } from '../parts/request/proof-link.tsx';
import './flight-booking.css';

export type FlightBookingData = PageTexts<typeof topPages.bookFlight> &
  WithProof & {
    /** Public key that passport numbers are sealed to, as the running site fills it in. */
    sealingKey: string;
  };

export default function FlightBookingPage({ data }: { data: FlightBookingData }) {
  const { airports, steps, ready } = data;
  return (
    <article className={`tool flight-booking ${data.picture.colours}`}>
      <Hero page={data} />
      <div className="page spread">
        <div className="reading">
          <FormSection asking={data.asking}>
            <WithEditedRequest>
              {(edited) => <FlightRequestForm sealingKey={data.sealingKey} edited={edited} />}
            </WithEditedRequest>
          </FormSection>
        </div>
        <aside className="sidebar" aria-label={ready.title}>
          <TextSection id="ready" title={ready.title}>
            <ul className="tips">
              {ready.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
            <ul className="ways">
              <li>
                <Link to={answerUrl('hamburg-lyon')}>{say('From Hamburg or Lyon to Kilimanjaro')}</Link>
              </li>
              <li>
                <Link to={answerUrl('small-planes')}>{say('Luggage in small planes')}</Link>
              </li>
            </ul>
          </TextSection>
        </aside>
      </div>
      <div className="section page halves">
        <OpeningParagraphs paragraphs={data.opening} />
        <section aria-labelledby="steps">
          <h2 id="steps">{steps.title}</h2>
          <NumberedSteps items={steps.items} />
        </section>
      </div>
      <section className="band deep board" aria-labelledby="airports">
        <div className="page">
          <h2 id="airports">{airports.title}</h2>
          <ul>
            {airports.items.map(({ code, title, text }) => (
              <li key={code}>
                <span className="code">{code}</span>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <ProofLink of={data} />
    </article>
  );
}
