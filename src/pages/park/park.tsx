/** One park (docs/contract.md#destinations). */
import type { ReactNode } from 'react';
import type { Park } from '../../content/types.ts';
import type { Picture } from '../../ui/picture.tsx';
import { say } from '../../words/say.ts';
import { DestinationLayout, type HeroFigure } from '../parts/destination/destination-layout.tsx';
import {
  Bullets,
  Definitions,
  OpeningParagraphs,
  TextSection,
  TravelTips,
} from '../parts/destination/text-sections.tsx';
import { TitledTexts } from '../parts/destination/titled-texts.tsx';
import { YearFigure } from '../parts/months/year-ring.tsx';
import type { SurroundingsData } from '../parts/nearby/surroundings-data.ts';

export type ParkData = Omit<Park, 'poster' | 'head' | 'kind' | 'slideShow' | 'migration'> & {
  picture: Picture;
  around?: SurroundingsData;
};

interface ParkPageProps {
  data: ParkData;
  /** Content between the opening and the rest. */
  afterOpening?: ReactNode;
}

export default function ParkPage({ data: park, afterOpening }: ParkPageProps) {
  const { recommendedStay: stay } = park;
  return (
    <DestinationLayout
      about={park}
      facts={factsOf(park)}
      buttons={[park.callToAction]}
      booking={say('{title} safari', { title: park.title })}
      sidebar={
        <>
          <h2>{say('The year')}</h2>
          <YearFigure year={park.year} />
          <h2>{say('Location')}</h2>
          <p>{park.sidebar.location}</p>
          <h2>{say('Wildlife')}</h2>
          <p>{park.sidebar.wildlife}</p>
          <h2>{say('Top Activities')}</h2>
          <Bullets items={park.topActivities} />
        </>
      }
    >
      <OpeningParagraphs paragraphs={park.description} />
      {afterOpening}
      <TextSection id="highlights" title={say('Wildlife Highlights')}>
        <TitledTexts items={park.wildlifeHighlights} />
      </TextSection>
      <TextSection id="activities" title={say('Activities')}>
        <TitledTexts items={park.activities} />
      </TextSection>
      {stay && (
        <TextSection id="stay" title={stay.title}>
          <p className="prose">{stay.text}</p>
          <Definitions items={stay.nights} />
        </TextSection>
      )}
      <TravelTips tips={park.travelTips} />
    </DestinationLayout>
  );
}

function factsOf({ facts }: ParkData): HeroFigure[] {
  return [
    { term: say('Area'), value: facts.area, unit: say('sq km') },
    ...(facts.birds ? [{ term: say('Birds'), value: facts.birds, unit: say('species') }] : []),
    { term: say('Recommended stay'), value: facts.stay },
  ];
}
