/** /PlanyourTrip (docs/contract.md#trip-plan). */
import { useLocation } from 'react-router-dom';
import { destinations } from '../../content/navigation.ts';
import type { topPages } from '../../content/top-pages/list.ts';
import { routes } from '../../contract/protocol/routes.ts';
import { WithEditedRequest } from '../../forms/engine/edited-form.tsx';
import { Consent } from '../../forms/trip-plan/consent.tsx';
import { TripPlanForm } from '../../forms/trip-plan/form.tsx';
import { Link } from '../../words/link.tsx';
import { say, sayKnown } from '../../words/say.ts';
import { OpeningParagraphs } from '../parts/destination/text-sections.tsx';
import { Hero, type PageTexts } from '../parts/hero.tsx';
import { FormSection } from '../parts/request/form-section.tsx';
import { NumberedSteps } from '../parts/request/numbered-steps.tsx';

export type TripPlanData = PageTexts<typeof topPages.planYourTrip>;

export default function TripPlanPage({ data }: { data: TripPlanData }) {
  const about = new URLSearchParams(useLocation().search).get('about') ?? '';
  return (
    <article className={`tool trip-plan ${data.picture.colours}`}>
      <Hero page={data} />
      <div className="page spread">
        <div className="reading">
          <FormSection asking={data.asking}>
            <Consent {...data.consent} />
            <WithEditedRequest>
              {(edited) => <TripPlanForm about={about} edited={edited} />}
            </WithEditedRequest>
          </FormSection>
          <OpeningParagraphs paragraphs={data.opening} />
        </div>
        <aside className="sidebar" aria-label={say('Before you write')}>
          <h2>{data.steps.title}</h2>
          <NumberedSteps items={data.steps.items} />
          <h2>{data.beforehand.title}</h2>
          <p>{data.beforehand.text}</p>
          <ul className="ways">
            {[{ label: 'All packages', to: routes.allTrips }, ...destinations].map(({ label, to }) => (
              <li key={to}>
                <Link to={to}>{sayKnown(label)}</Link>
              </li>
            ))}
          </ul>
        </aside>
      </div>
    </article>
  );
}
