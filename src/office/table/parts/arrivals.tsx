import { sayCount } from '../../../words/say.ts';

/** What is said of new rows, one and many: "{count} new requests". */
export type RowNoun = readonly [
  one: string,
  many: '{count} new requests' | '{count} new entries' | '{count} new rows',
];

interface ArrivalsProps {
  /** How many there are above the rows in sight. */
  count: number;
  noun: RowNoun;
  /** Scrolls up to them. */
  onPress: () => void;
}

/** A quiet sign above the rows; nothing without any. */
export function Arrivals({ count, noun, onPress }: ArrivalsProps) {
  return (
    <div className="table-arrivals" role="status">
      {count > 0 && (
        <button type="button" onClick={onPress}>
          ↑ {sayCount(count, ...noun)}
        </button>
      )}
    </div>
  );
}
