/** /Staff: the people of a journey, in the order in which one meets them. */
import type { topPages } from '../../content/top-pages/list.ts';
import { ContactList } from '../parts/contact/contact-list.tsx';
import { Definitions, OpeningParagraphs } from '../parts/destination/text-sections.tsx';
import { Hero, type PageTexts } from '../parts/hero.tsx';
import { type SlotPhotograph, SlotPhotographs } from '../parts/slot-photographs.tsx';
import './team.css';

export type TeamData = PageTexts<typeof topPages.team> & { photographs?: readonly SlotPhotograph[] };

export default function TeamPage({ data }: { data: TeamData }) {
  return (
    <article className={`team ${data.picture.colours}`}>
      <Hero page={data} />
      <div className="page">
        <OpeningParagraphs paragraphs={data.opening} />
      </div>
      <SlotPhotographs className="section page" photographs={data.photographs} beside />
      <section className="section page" aria-labelledby="chain">
        <h2 id="chain">{data.chain}</h2>
        <ol className="chain">
          {data.roles.map(({ anchor, moment, title, text, reach }) => (
            <li key={anchor} id={anchor}>
              <p className="label strong">{moment}</p>
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
                <p className="label">How to reach them: {reach}</p>
              </div>
            </li>
          ))}
        </ol>
      </section>
      <section className="band deep" aria-labelledby="reaching">
        <div className="page halves">
          <h2 id="reaching">{data.reaching.title}</h2>
          <Definitions items={data.reaching.items} />
        </div>
      </section>
      <section className="section page halves" aria-labelledby="contact">
        <h2 id="contact">{data.contact}</h2>
        <ContactList />
      </section>
    </article>
  );
}
