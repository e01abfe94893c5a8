import { say } from '../../../words/say.ts';

/** The days and the price of a package in other places, where they differ from those on its page. */
export interface PriceDiscrepancy {
  list?: string;
  sample?: string;
}

/** Says where a package has other figures, so that nobody is surprised by them. */
export function PriceDiscrepancyNote({ elsewhere: { list, sample } }: { elsewhere: PriceDiscrepancy }) {
  return (
    <p className="label elsewhere">
      {[
        list && say('In the list of packages: {figures}.', { figures: list }),
        sample && say('As a sample trip: {figures}.', { figures: sample }),
        say('Ask us which applies to your dates.'),
      ]
        .filter(Boolean)
        .join(' ')}
    </p>
  );
}
