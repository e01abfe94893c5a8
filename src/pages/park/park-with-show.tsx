/** A park page with slides, and for the Serengeti the migration. */
import type { Park } from '../../content/types.ts';
import { SlideShow, type SlideShowData } from '../parts/destination/slide-show.tsx';
import { Migration } from './migration.tsx';
import ParkPage, { type ParkData } from './park.tsx';

export type ParkWithShowData = ParkData & Pick<Park, 'migration'> & { slideShow: SlideShowData };

/** A separate kind of page, so that other parks do not load the carousel's code. */
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
