/** One beach, island or place of Zanzibar (docs/contract.md#destinations). */
import type { Place } from '../../content/types.ts';
import { formatMonths } from '../../ui/dates/months.ts';
import type { Picture } from '../../ui/picture.tsx';
import { say } from '../../words/say.ts';
import { DestinationLayout, type HeroFigure } from '../parts/destination/destination-layout.tsx';
import { Bullets, OpeningParagraphs, TextSection, TravelTips } from '../parts/destination/text-sections.tsx';
import { TitledTexts } from '../parts/destination/titled-texts.tsx';
import { markForeignWords } from '../parts/foreign-words.tsx';
import { YearFigure } from '../parts/months/year-ring.tsx';
import type { SurroundingsData } from '../parts/nearby/surroundings-data.ts';

export type PlaceData = Omit<Place, 'poster' | 'head' | 'kind'> & {
  picture: Picture;
  around?: SurroundingsData;
};

export default function PlacePage({ data: place }: { data: PlaceData }) {
  const { history, activities, sidebar } = place;
  return (
    <DestinationLayout
      about={place}
      facts={factsOf(place)}
      buttons={place.more ? [place.callToAction, place.more] : [place.callToAction]}
      booking={place.title}
      sidebar={
        <>
          <h2>{say('The year')}</h2>
          <YearFigure year={place.year} />
          <h2>{say('Location')}</h2>
          <p>{markForeignWords(sidebar.location)}</p>
          <h2>{say('Wildlife')}</h2>
          <p>{markForeignWords(sidebar.wildlife)}</p>
          <h2>{sidebar.further.title}</h2>
          <p>{markForeignWords(sidebar.further.text)}</p>
          <h2>{say('Top Activities')}</h2>
          <Bullets items={place.topActivities} />
        </>
      }
    >
      <TextSection id="history" title={history.title}>
        <OpeningParagraphs paragraphs={history.paragraphs} />
      </TextSection>
      <TextSection id="activities" title={activities.title}>
        <TitledTexts items={activities.items} />
      </TextSection>
      <TravelTips tips={place.travelTips} />
    </DestinationLayout>
  );
}

function factsOf({ facts, year }: PlaceData): HeroFigure[] {
  return [
    ...(facts.area ? [{ term: say('Area'), value: facts.area, unit: say('sq km') }] : []),
    ...(facts.established ? [{ term: say('Established'), value: facts.established }] : []),
    ...(facts.stay ? [{ term: say('Recommended stay'), value: facts.stay }] : []),
    { term: say('Best months'), value: formatMonths(year.best) },
  ];
}
