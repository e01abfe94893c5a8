/** /PlanyourTrip (docs/contract.md#trip-plan). */
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { destinations } from '../../content/navigation.ts';
import type { topPages } from '../../content/top-pages/list.ts';
import { routes } from '../../contract/protocol/routes.ts';
import { WithEditedRequest } from '../../forms/engine/edited-form.tsx';
import { Consent } from '../../forms/trip-plan/consent.tsx';
import { TripPlanForm, type TripPlanFormProps } from '../../forms/trip-plan/form.tsx';
import { readPlanToSend } from '../../forms/trip-plan/plan-to-send.ts';
import { useHydrated } from '../../ui/hydration/use-hydrated.ts';
import { Link } from '../../words/link.tsx';
import { say, sayKnown } from '../../words/say.ts';
import { OpeningParagraphs } from '../parts/destination/text-sections.tsx';
import { Hero, type PageTexts } from '../parts/hero.tsx';
import { FormSection } from '../parts/request/form-section.tsx';
import { NumberedSteps } from '../parts/request/numbered-steps.tsx';
import { ProofLink, type WithProof } from '../parts/request/proof-link.tsx';

export type TripPlanData = PageTexts<typeof topPages.planYourTrip> & WithProof;

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
              {(edited) => <FormWithPlan about={about} edited={edited} />}
            </WithEditedRequest>
          </FormSection>
          <OpeningParagraphs paragraphs={data.opening} />
        </div>
        <aside className="sidebar" aria-label={say('Before you write')}>
          <h2>{data.steps.title}</h2>
          <NumberedSteps items={data.steps.items} />
          <h2>{data.beforehand.title}</h2>
          <p>{data.beforehand.text}</p>
          <p>
            <Link to={routes.plan}>{say('Build the trip on the map')}</Link>
          </p>
          <ul className="ways">
            {[{ label: 'All packages', to: routes.allTrips }, ...destinations].map(({ label, to }) => (
              <li key={to}>
                <Link to={to}>{sayKnown(label)}</Link>
              </li>
            ))}
          </ul>
        </aside>
      </div>
      <ProofLink of={data} />
    </article>
  );
}

/** The form, with the trip from the planner that waits for it on this device. The document was rendered without. */
function FormWithPlan(props: TripPlanFormProps) {
  const isHydrated = useHydrated();
  const plan = useMemo(() => (isHydrated ? readPlanToSend() : null), [isHydrated]);
  return <TripPlanForm key={plan ? 'planned' : 'new'} {...props} plan={plan} />;
}
