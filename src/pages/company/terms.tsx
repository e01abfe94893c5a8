/** /terms: what holds when a journey is booked. */
import type { topPages } from '../../content/top-pages/list.ts';
import type { Proof } from '../../content/trust.ts';
import { OpenTerms } from '../package/terms.tsx';
import { ContactList } from '../parts/contact/contact-list.tsx';
import { Definitions } from '../parts/destination/text-sections.tsx';
import { Hero, type PageTexts } from '../parts/hero.tsx';
import { ProofSection } from './proof-section.tsx';

export type TermsData = PageTexts<typeof topPages.terms> & {
  /** Titles of the terms without an answer. */
  open: readonly string[];
  terms: readonly { title: string; text: string }[];
  /** What the operator can prove; absent for nothing. */
  proof?: Proof;
};

export default function TermsPage({ data }: { data: TermsData }) {
  return (
    <article className={`terms ${data.picture.colours}`}>
      <Hero page={data} />
      <div className="page spread">
        <div className="reading">
          <Definitions items={data.terms} />
          <OpenTerms open={data.open} />
          {data.proof && <ProofSection proof={data.proof} />}
        </div>
        <aside className="sidebar" aria-label={data.contact}>
          <h2>{data.contact}</h2>
          <ContactList subject={data.subject} />
        </aside>
      </div>
    </article>
  );
}
