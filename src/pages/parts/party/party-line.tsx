/** On a card: what the package costs the party that was chosen, or the way to choose one. */
import type { PackageCost, Party } from '../../../content/packages/party-price.ts';
import { Link } from '../../../words/link.tsx';
import { say } from '../../../words/say.ts';
import { COST_ANCHOR } from './party-names.ts';
import { usePartyWords } from './use-party-words.ts';

interface PartyLineProps {
  cost: PackageCost;
  /** Page of the package. */
  address: string;
  /** Name of the package, for screen readers. */
  name: string;
  /** Null where none was chosen. */
  party: Party | null;
}

export function PartyLine({ cost, address, name, party }: PartyLineProps) {
  const words = usePartyWords(party !== null);
  return (
    <p className="party-line">
      <Link to={`${address}#${COST_ANCHOR}`}>
        <span>{words && party ? words.lineForParty(cost, party) : say('What does it cost for you?')}</span>{' '}
        <span className="visually-hidden">{name}</span>
      </Link>
    </p>
  );
}
