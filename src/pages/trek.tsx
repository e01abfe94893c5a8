/** One trek or mountain (docs/contract.md#destinations). */
import type { Trek } from '../content/types.ts';
import type { Picture } from '../ui/picture.tsx';
import type { Around } from './parts/around/around.ts';
import { Bullets, Opening, Part, TravelTips } from './parts/destination/destination.tsx';
import { Destination, type Fact } from './parts/destination/destination-page.tsx';
import { SlideShow, type SlideShowData } from './parts/destination/slide-show.tsx';
import { TitledTexts } from './parts/destination/titled-texts.tsx';
import { YearFigure } from './parts/months/year-ring.tsx';

export type TrekData = Omit<Trek, 'poster' | 'head' | 'kind' | 'slideShow'> & {
  picture: Picture;
  around?: Around;
  slideShow?: SlideShowData | undefined;
};

export default function TrekPage({ data: trek }: { data: TrekData }) {
  return (
    <Destination
      about={trek}
      facts={factsOf(trek)}
      buttons={[trek.callToAction]}
      booking={trek.title}
      sidebar={
        <>
          <h2>The year</h2>
          <YearFigure year={trek.year} />
          <h2>Top Activities</h2>
          <Bullets items={trek.topActivities} />
        </>
      }
    >
      <Opening paragraphs={trek.description} />
      {trek.slideShow && <SlideShow show={trek.slideShow} />}
      <Part id="routes" title="Routes">
        <TitledTexts
          items={trek.routes.map(({ name, duration, text }) => ({ title: name, note: duration, text }))}
        />
      </Part>
      <Part id="on-the-way" title="On the way">
        <TitledTexts items={trek.onTheWay} />
      </Part>
      <TravelTips tips={trek.travelTips} />
    </Destination>
  );
}

function factsOf({ mountain, duration }: TrekData): Fact[] {
  return [
    { term: 'Height', value: mountain.height },
    { term: 'Duration', value: duration },
    { term: 'Width', value: mountain.width },
    { term: 'Unique feature', value: mountain.uniqueFeature },
  ];
}
