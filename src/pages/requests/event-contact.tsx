/** /event_host/contact_us: where an event is asked for. */

import { useLocation } from 'react-router-dom';
import type { topPages } from '../../content/top-pages/list.ts';
import { routes } from '../../contract/protocol/routes.ts';
import { WithEditedRequest } from '../../forms/engine/edited-form.tsx';
import { EventRequestForm } from '../../forms/event-request/form.tsx';
import { eventPackageNames } from '../../kinds/event-request/event-packages.ts';
import { Link } from '../../words/link.tsx';
import { say } from '../../words/say.ts';
import { Definitions } from '../parts/destination/text-sections.tsx';
import { Hero, type PageTexts } from '../parts/hero.tsx';
import { FormSection } from '../parts/request/form-section.tsx';
import { ProofLink, type WithProof } from '../parts/request/proof-link.tsx';

export type EventContactData = PageTexts<typeof topPages.eventContact> & WithProof;

export default function EventContactPage({ data }: { data: EventContactData }) {
  const { asking, goodToKnow } = data;
  const asked = new URLSearchParams(useLocation().search).get('package');
  const chosen = eventPackageNames.find((name) => name === asked) ?? '';
  return (
    <article className={`event-contact ${data.picture.colours}`}>
      <Hero page={data} />
      <div className="page spread">
        <div className="reading">
          <FormSection asking={asking}>
            <WithEditedRequest>
              {(edited) => <EventRequestForm chosen={chosen} edited={edited} />}
            </WithEditedRequest>
          </FormSection>
        </div>
        <aside className="sidebar" aria-label={goodToKnow.title}>
          <h2>{goodToKnow.title}</h2>
          <Definitions items={goodToKnow.items} />
          <p>
            <Link to={routes.eventPackages}>{say('The five packages and their prices')}</Link>
          </p>
        </aside>
      </div>
      <ProofLink of={data} />
    </article>
  );
}
