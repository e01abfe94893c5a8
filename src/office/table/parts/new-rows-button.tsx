import { sayCount } from '../../../words/say.ts';

/** Texts about new rows, singular and plural: "{count} new requests". */
export type RowNoun = readonly [
  one: string,
  many: '{count} new requests' | '{count} new entries' | '{count} new rows',
];

interface ArrivalsProps {
  /** Number of new rows above those in sight. */
  count: number;
  noun: RowNoun;
  /** Scrolls up to the new rows. */
  onPress: () => void;
}

/** A small button above the rows that tells of new ones; hidden if there are none. */
export function NewRowsButton({ count, noun, onPress }: ArrivalsProps) {
  return (
    <div className="table-arrivals" role="status">
      {count > 0 && (
        <button type="button" onClick={onPress}>
          ↑ <span>{sayCount(count, ...noun)}</span>
        </button>
      )}
    </div>
  );
}
