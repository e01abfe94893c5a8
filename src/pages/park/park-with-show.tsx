/** A park with more to show than to tell: slides, and the Serengeti's migration. */
import type { Park } from '../../content/types.ts';
import { SlideShow, type SlideShowData } from '../parts/destination/slide-show.tsx';
import { Migration } from './migration.tsx';
import ParkPage, { type ParkData } from './park.tsx';

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
