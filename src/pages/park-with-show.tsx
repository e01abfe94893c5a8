/** A park with more to show than to tell: slides, and the Serengeti's migration. */
import type { Park } from '../content/types.ts';
import ParkPage, { type ParkData } from './park.tsx';
import { Migration } from './parts/migration.tsx';
import { SlideShow, type SlideShowData } from './parts/slide-show.tsx';

export type ParkWithShowData = ParkData & Pick<Park, 'migration'> & { slideShow: SlideShowData };

/** A kind of its own: the other parks need not carry the program of a carousel. */
export default function ParkWithShowPage({ data }: { data: ParkWithShowData }) {
  return (
    <ParkPage
      data={data}
      afterOpening={
        <>
          <SlideShow show={data.slideShow} />
          {data.migration && <Migration migration={data.migration} />}
        </>
      }
    />
  );
}
