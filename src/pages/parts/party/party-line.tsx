/** On a card: what the package costs the party that was chosen, or the way to choose one. */
import { useEffect, useState } from 'react';
import type { PackageCost } from '../../../content/packages/party-price.ts';
import { localValues } from '../../../contract/document/web-storage.ts';
import { Link } from '../../../words/link.tsx';
import { say } from '../../../words/say.ts';
import { COST_ANCHOR, PARTY_KEY } from './party-names.ts';

interface PartyLineProps {
  cost: PackageCost;
  /** Page of the package. */
  address: string;
  /** Name of the package, for screen readers. */
  name: string;
}

export function PartyLine({ cost, address, name }: PartyLineProps) {
  const [line, setLine] = useState<string | null>(null);
  useEffect(() => {
    // Only then is what tells a price loaded.
    if (localValues.read(PARTY_KEY) === null) return;
    let isShown = true;
    void import('./answer-words.ts').then(
      ({ lineForKeptParty }) => isShown && setLine(lineForKeptParty(cost)),
      // Not saved on this device: the way to the form stays.
      () => {},
    );
    return () => {
      isShown = false;
    };
  }, [cost]);
  return (
    <p className="party-line">
      <Link to={`${address}#${COST_ANCHOR}`}>
        <span>{line ?? say('What does it cost for you?')}</span>{' '}
        <span className="visually-hidden">{name}</span>
      </Link>
    </p>
  );
}
