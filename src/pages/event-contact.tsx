/** /event_host/contact_us: where an event is asked for (specification section 2.8). */
import { Link } from 'react-router-dom';
import type { topPages } from '../content/top-pages/list.ts';
import { routes } from '../contract/addresses.ts';
import { Definitions } from './parts/destination.tsx';
import { AskDirectly, FormSection } from './parts/form-section.tsx';
import { Hero, type PageTexts } from './parts/hero.tsx';

export type EventContactData = PageTexts<typeof topPages.eventContact>;

export default function EventContactPage({ data }: { data: EventContactData }) {
  const { asking, goodToKnow } = data;
  return (
    <article className={`event-contact ${data.picture.colours}`}>
      <Hero page={data} />
      <div className="page spread">
        <div className="reading">
          <FormSection asking={asking}>
            <AskDirectly asking={asking} />
          </FormSection>
        </div>
        <aside className="sidebar" aria-label={goodToKnow.title}>
          <h2>{goodToKnow.title}</h2>
          <Definitions items={goodToKnow.items} />
          <p>
            <Link to={routes.eventPackages}>The five packages and their prices</Link>
          </p>
        </aside>
      </div>
    </article>
  );
}
