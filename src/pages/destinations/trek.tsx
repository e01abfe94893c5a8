/** One trek or mountain (docs/contract.md#destinations). */
import type { Trek } from '../../content/types.ts';
import type { Picture } from '../../ui/picture.tsx';
import { say } from '../../words/say.ts';
import { DestinationLayout, type HeroFigure } from '../parts/destination/destination-layout.tsx';
import { SlideShow, type SlideShowData } from '../parts/destination/slide-show.tsx';
import { Bullets, OpeningParagraphs, TextSection, TravelTips } from '../parts/destination/text-sections.tsx';
import { TitledTexts } from '../parts/destination/titled-texts.tsx';
import { YearFigure } from '../parts/months/year-ring.tsx';
import type { SurroundingsData } from '../parts/nearby/surroundings-data.ts';

export type TrekData = Omit<Trek, 'poster' | 'head' | 'kind' | 'slideShow'> & {
  picture: Picture;
  around?: SurroundingsData;
  slideShow?: SlideShowData | undefined;
};

export default function TrekPage({ data: trek }: { data: TrekData }) {
  return (
    <DestinationLayout
      about={trek}
      facts={factsOf(trek)}
      buttons={[trek.callToAction]}
      booking={trek.title}
      sidebar={
        <>
          <h2>{say('The year')}</h2>
          <YearFigure year={trek.year} />
          <h2>{say('Top Activities')}</h2>
          <Bullets items={trek.topActivities} />
        </>
      }
    >
      <OpeningParagraphs paragraphs={trek.description} />
      {trek.slideShow && <SlideShow show={trek.slideShow} />}
      <TextSection id="routes" title={say('Routes')}>
        <TitledTexts
          items={trek.routes.map(({ name, duration, text }) => ({ title: name, note: duration, text }))}
        />
      </TextSection>
      <TextSection id="on-the-way" title={say('On the way')}>
        <TitledTexts items={trek.onTheWay} />
      </TextSection>
      <TravelTips tips={trek.travelTips} />
    </DestinationLayout>
  );
}

function factsOf({ mountain, duration }: TrekData): HeroFigure[] {
  return [
    { term: say('Height'), value: mountain.height },
    { term: say('Duration'), value: duration },
    { term: say('Width'), value: mountain.width },
    { term: say('Unique feature'), value: mountain.uniqueFeature },
  ];
}
