/** One beach, island or place of Zanzibar (docs/contract.md#destinations). */
import type { Place } from '../content/types.ts';
import { monthsInWords } from '../ui/months.ts';
import type { Picture } from '../ui/picture.tsx';
import type { Around } from './parts/around/around.ts';
import { Bullets, Opening, Part, TravelTips } from './parts/destination/destination.tsx';
import { Destination, type Fact } from './parts/destination/destination-page.tsx';
import { TitledTexts } from './parts/destination/titled-texts.tsx';
import { withForeign } from './parts/foreign.tsx';
import { YearFigure } from './parts/months/year-ring.tsx';

export type PlaceData = Omit<Place, 'poster' | 'head' | 'kind'> & { picture: Picture; around?: Around };

export default function PlacePage({ data: place }: { data: PlaceData }) {
  const { history, activities, sidebar } = place;
  return (
    <Destination
      about={place}
      facts={factsOf(place)}
      buttons={place.more ? [place.callToAction, place.more] : [place.callToAction]}
      booking={place.title}
      sidebar={
        <>
          <h2>The year</h2>
          <YearFigure year={place.year} />
          <h2>Location</h2>
          <p>{withForeign(sidebar.location)}</p>
          <h2>Wildlife</h2>
          <p>{withForeign(sidebar.wildlife)}</p>
          <h2>{sidebar.further.title}</h2>
          <p>{withForeign(sidebar.further.text)}</p>
          <h2>Top Activities</h2>
          <Bullets items={place.topActivities} />
        </>
      }
    >
      <Part id="history" title={history.title}>
        <Opening paragraphs={history.paragraphs} />
      </Part>
      <Part id="activities" title={activities.title}>
        <TitledTexts items={activities.items} />
      </Part>
      <TravelTips tips={place.travelTips} />
    </Destination>
  );
}

function factsOf({ facts, year }: PlaceData): Fact[] {
  return [
    ...(facts.area ? [{ term: 'Area', value: facts.area, unit: 'sq km' }] : []),
    ...(facts.established ? [{ term: 'Established', value: facts.established }] : []),
    ...(facts.stay ? [{ term: 'Recommended stay', value: facts.stay }] : []),
    { term: 'Best months', value: monthsInWords(year.best) },
  ];
}
