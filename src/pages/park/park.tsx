/** One park (docs/contract.md#destinations). */
import type { ReactNode } from 'react';
import type { Park } from '../../content/types.ts';
import type { Picture } from '../../ui/picture.tsx';
import type { Around } from '../parts/around/around.ts';
import { Bullets, Definitions, Opening, Part, TravelTips } from '../parts/destination/destination.tsx';
import { Destination, type Fact } from '../parts/destination/destination-page.tsx';
import { TitledTexts } from '../parts/destination/titled-texts.tsx';
import { YearFigure } from '../parts/months/year-ring.tsx';

export type ParkData = Omit<Park, 'poster' | 'head' | 'kind' | 'slideShow' | 'migration'> & {
  picture: Picture;
  around?: Around;
};

interface ParkPageProps {
  data: ParkData;
  /** Content between the opening and the rest. */
  afterOpening?: ReactNode;
}

export default function ParkPage({ data: park, afterOpening }: ParkPageProps) {
  const { recommendedStay: stay } = park;
  return (
    <Destination
      about={park}
      facts={factsOf(park)}
      buttons={[park.callToAction]}
      booking={`${park.title} safari`}
      sidebar={
        <>
          <h2>The year</h2>
          <YearFigure year={park.year} />
          <h2>Location</h2>
          <p>{park.sidebar.location}</p>
          <h2>Wildlife</h2>
          <p>{park.sidebar.wildlife}</p>
          <h2>Top Activities</h2>
          <Bullets items={park.topActivities} />
        </>
      }
    >
      <Opening paragraphs={park.description} />
      {afterOpening}
      <Part id="highlights" title="Wildlife Highlights">
        <TitledTexts items={park.wildlifeHighlights} />
      </Part>
      <Part id="activities" title="Activities">
        <TitledTexts items={park.activities} />
      </Part>
      {stay && (
        <Part id="stay" title={stay.title}>
          <p className="prose">{stay.text}</p>
          <Definitions items={stay.nights} />
        </Part>
      )}
      <TravelTips tips={park.travelTips} />
    </Destination>
  );
}

function factsOf({ facts }: ParkData): Fact[] {
  return [
    { term: 'Area', value: facts.area, unit: 'sq km' },
    ...(facts.birds ? [{ term: 'Birds', value: facts.birds, unit: 'species' }] : []),
    { term: 'Recommended stay', value: facts.stay },
  ];
}
