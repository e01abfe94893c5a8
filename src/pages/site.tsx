/** One cultural site (docs/contract.md#destinations). */
import type { CulturalSite } from '../content/types.ts';
import { monthsInWords } from '../ui/months.ts';
import type { Picture } from '../ui/picture.tsx';
import type { Around } from './parts/around/around.ts';
import { Bullets, Definitions, Opening, Paragraphs, Part } from './parts/destination/destination.tsx';
import { Destination } from './parts/destination/destination-page.tsx';
import { TitledTexts } from './parts/destination/titled-texts.tsx';
import { withForeign } from './parts/foreign.tsx';
import { YearFigure } from './parts/months/year-ring.tsx';

export type SiteData = Omit<CulturalSite, 'poster' | 'head' | 'kind'> & { picture: Picture; around?: Around };

export default function SitePage({ data: site }: { data: SiteData }) {
  const { sidebar } = site;
  return (
    <Destination
      about={site}
      facts={[{ term: 'Best months', value: monthsInWords(site.year.best) }]}
      buttons={site.buttons}
      booking={site.title}
      sidebar={
        <>
          <h2>Quick Info</h2>
          <Definitions items={sidebar.quickInfo} />
          <h2>The year</h2>
          <YearFigure year={site.year} />
          <h2>Travel Tips</h2>
          <Bullets items={sidebar.travelTips} />
          <h2>Local Culture</h2>
          <p>{withForeign(sidebar.localCulture)}</p>
        </>
      }
    >
      <Opening paragraphs={site.introduction} />
      <Part id="history" title="History">
        <div className="prose">
          <Paragraphs of={site.history} />
        </div>
      </Part>
      <Part id="attractions" title="What to see">
        <TitledTexts items={site.attractions} />
      </Part>
    </Destination>
  );
}
