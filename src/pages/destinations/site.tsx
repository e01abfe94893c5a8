/** One cultural site (docs/contract.md#destinations). */
import type { CulturalSite } from '../../content/types.ts';
import { formatMonths } from '../../ui/dates/months.ts';
import type { Picture } from '../../ui/picture.tsx';
import { say } from '../../words/say.ts';
import { DestinationLayout } from '../parts/destination/destination-layout.tsx';
import {
  Bullets,
  Definitions,
  OpeningParagraphs,
  Paragraphs,
  TextSection,
} from '../parts/destination/text-sections.tsx';
import { TitledTexts } from '../parts/destination/titled-texts.tsx';
import { markForeignWords } from '../parts/foreign-words.tsx';
import { YearFigure } from '../parts/months/year-ring.tsx';
import type { SurroundingsData } from '../parts/nearby/surroundings-data.ts';

export type SiteData = Omit<CulturalSite, 'poster' | 'head' | 'kind'> & {
  picture: Picture;
  around?: SurroundingsData;
};

export default function SitePage({ data: site }: { data: SiteData }) {
  const { sidebar } = site;
  return (
    <DestinationLayout
      about={site}
      facts={[{ term: say('Best months'), value: formatMonths(site.year.best) }]}
      buttons={site.buttons}
      booking={site.title}
      sidebar={
        <>
          <h2>{say('Quick Info')}</h2>
          <Definitions items={sidebar.quickInfo} />
          <h2>{say('The year')}</h2>
          <YearFigure year={site.year} />
          <h2>{say('Travel Tips')}</h2>
          <Bullets items={sidebar.travelTips} />
          <h2>{say('Local Culture')}</h2>
          <p>{markForeignWords(sidebar.localCulture)}</p>
        </>
      }
    >
      <OpeningParagraphs paragraphs={site.introduction} />
      <TextSection id="history" title={say('History')}>
        <div className="prose">
          <Paragraphs of={site.history} />
        </div>
      </TextSection>
      <TextSection id="attractions" title={say('What to see')}>
        <TitledTexts items={site.attractions} />
      </TextSection>
    </DestinationLayout>
  );
}
