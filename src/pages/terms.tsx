/** /terms: what holds when a journey is booked. */
import type { topPages } from '../content/top-pages/list.ts';
import { ContactList } from './parts/contact/contact-list.tsx';
import { Definitions } from './parts/destination/text-sections.tsx';
import { Hero, type PageTexts } from './parts/hero.tsx';

export type TermsData = Omit<PageTexts<typeof topPages.terms>, 'open'> & {
  /** Empty once every term has its answer. */
  open: string;
  terms: readonly { title: string; text: string }[];
};

export default function TermsPage({ data }: { data: TermsData }) {
  return (
    <article className={`terms ${data.picture.colours}`}>
      <Hero page={data} />
      <div className="page spread">
        <div className="reading">
          {data.open && <p className="notice">{data.open}</p>}
          <Definitions items={data.terms} />
        </div>
        <aside className="sidebar" aria-label={data.contact}>
          <h2>{data.contact}</h2>
          <ContactList subject={data.subject} />
        </aside>
      </div>
    </article>
  );
}
