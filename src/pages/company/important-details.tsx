/** /Importantdetails: what to settle before the journey. */

import type { Answer } from '../../content/top-pages/first-safari.ts';
import type { topPages } from '../../content/top-pages/list.ts';
import type { TitledText } from '../../content/types.ts';
import { ExternalLink } from '../../ui/external-link.tsx';
import { Link } from '../../words/link.tsx';
import { say, sayWith } from '../../words/say.ts';
import { Definitions, Paragraphs, TextSection } from '../parts/destination/text-sections.tsx';
import { TitledTexts } from '../parts/destination/titled-texts.tsx';
import { Hero, type PageTexts } from '../parts/hero.tsx';
import { YearFigure } from '../parts/months/year-ring.tsx';
import { PackingList } from '../parts/packing-list.tsx';
import './important-details.css';
import { markForeignWords } from '../parts/foreign-words.tsx';

type Texts = typeof topPages.importantDetails;
export type ImportantDetailsData = PageTexts<Texts>;

export default function ImportantDetailsPage({ data }: { data: ImportantDetailsData }) {
  const { seasons, yellowFever, connection, packing, firstSafari, questions } = data;
  return (
    <article className={`important-details ${data.picture.colours}`}>
      <Hero page={data} />
      <div className="page spread">
        <p className="notice">{data.checked}</p>
        <nav className="contents" aria-labelledby="contents">
          <h2 id="contents" className="label strong">
            {say('On this page')}
          </h2>
          <ul>
            {contentsOf(data).map(([id, title]) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="reading">
          <section id="seasons" className="halves" aria-labelledby="seasons-title">
            <div>
              <h2 id="seasons-title">{seasons.title}</h2>
              <p className="standfirst">{seasons.text}</p>
              <YearFigure year={seasons.year} />
            </div>
            <div className="season-texts">
              <TitledTexts items={seasons.items} />
            </div>
          </section>
          <LinkedPart id="visa" part={data.visa} />
          <section className="yellow-card halves" aria-labelledby="yellow-fever">
            <h2 id="yellow-fever">{yellowFever.title}</h2>
            <div>
              <p>{yellowFever.text}</p>
              <p>{yellowFever.detail}</p>
              <p>
                <ExternalLink to={yellowFever.link.address}>{yellowFever.link.label}</ExternalLink>
              </p>
            </div>
          </section>
          <TextSection id="health" title={data.health.title}>
            <Definitions items={data.health.items} />
          </TextSection>
          <TextSection id="safety" title={data.safety.title}>
            <Definitions items={data.safety.items} />
          </TextSection>
          <LinkedPart id="money" part={data.money} />
          <TextSection id="signal" title={connection.title}>
            <div className="prose">
              <Paragraphs of={connection.paragraphs} />
            </div>
          </TextSection>
          <TextSection id="packing" title={packing.title}>
            <p className="prose">{packing.text}</p>
            <PackingList items={packing.items} storageKey="packing:visit" />
          </TextSection>
          <TextSection id="first-safari" title={firstSafari.title}>
            {firstSafari.answers.map((answer) => (
              <AnswerSection key={answer.anchor} answer={answer} />
            ))}
          </TextSection>
          <TextSection id="questions" title={questions.title}>
            <Questions items={questions.items} />
          </TextSection>
          <TextSection id="official" title={say('Official pages')}>
            <p className="label">{say('These are other websites and need a signal.')}</p>
            <ul className="official">
              {data.official.map(({ label, address, text }) => (
                <li key={address}>
                  <ExternalLink to={address}>{label}</ExternalLink>
                  <p className="label">{text}</p>
                </li>
              ))}
            </ul>
          </TextSection>
        </div>
      </div>
    </article>
  );
}

/** Where the page's own links lead. */
function contentsOf(data: ImportantDetailsData): [id: string, title: string][] {
  return [
    ['seasons', data.seasons.title],
    ['visa', data.visa.title],
    ['yellow-fever', data.yellowFever.title],
    ['health', data.health.title],
    ['safety', data.safety.title],
    ['money', data.money.title],
    ['signal', data.connection.title],
    ['packing', data.packing.title],
    ['first-safari', data.firstSafari.title],
    ['questions', data.questions.title],
    ['official', say('Official pages')],
  ];
}

/** A part that refers to another site for current details. */
function LinkedPart({ id, part }: { id: string; part: Texts['visa'] }) {
  return (
    <TextSection id={id} title={part.title}>
      <Definitions items={part.items} />
      <p className="check-at">
        {sayWith('Check at {page}', {
          page: (
            <ExternalLink key="page" to={part.link.address}>
              {part.link.label}
            </ExternalLink>
          ),
        })}
      </p>
    </TextSection>
  );
}

/** An answer with an address of its own, to which the search and other pages lead. */
function AnswerSection({ answer: { anchor, title, paragraphs, items, link } }: { answer: Answer }) {
  return (
    <section className="answer" aria-labelledby={anchor}>
      <h3 id={anchor}>{title}</h3>
      <div className="prose">
        <Paragraphs of={paragraphs} />
      </div>
      {items && <Definitions items={items} />}
      {link && (
        <p className="check-at">
          <Link to={link.to}>{link.label}</Link>
        </p>
      )}
    </section>
  );
}

/** Questions that open; on paper and without scripts they open all the same. */
function Questions({ items }: { items: readonly TitledText[] }) {
  return (
    <div className="questions">
      {items.map(({ title, text }) => (
        <details key={title}>
          <summary>{title}</summary>
          <p>{markForeignWords(text)}</p>
        </details>
      ))}
    </div>
  );
}
