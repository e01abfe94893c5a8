/** Price of a package for a party: the total, a share, and what only the office can say. */
import {
  type OfferForParty,
  type PackageCost,
  type Party,
  priceForParty,
} from '../../../content/packages/party-price.ts';
import { say } from '../../../words/say.ts';
import {
  amount,
  converted,
  faultInWords,
  forWhom,
  openInWords,
  outOfSeason,
  sizeInWords,
} from './answer-words.ts';

export function PartyAnswer({ cost, party }: { cost: PackageCost; party: Party }) {
  const answer = priceForParty(cost, party);
  if (answer.is === 'fault') return <p className="party-fault">{faultInWords(answer.fault)}</p>;
  if (answer.is === 'out-of-season')
    return <p className="party-no">{outOfSeason(answer.months, party.month)}</p>;
  const whom = <p className="party-whom">{forWhom(party)}</p>;
  if (answer.is === 'on-request') {
    return (
      <>
        {whom}
        <p className="party-no">
          {say('We work out your price: send us the request, and we answer with it.')}
        </p>
        {cost.offers
          .filter(({ isForOthers }) => !isForOthers)
          .map((offer) => (
            <p key={offer.cents + offer.days}>
              {say('Published: {share} each, for {people}.', {
                share: amount(offer.cents, offer.isFrom),
                people: sizeInWords(offer),
              })}
            </p>
          ))}
      </>
    );
  }
  const { offers, open } = answer;
  const others = cost.offers.filter(({ isForOthers }) => isForOthers);
  return (
    <>
      {whom}
      {offers.map((offer) => (
        <Offer key={`${offer.label}`} offer={offer} cost={cost} isOne={offers.length === 1} />
      ))}
      {offers.length > 1 && (
        <p>
          {say('These are different offers.')} {say('Ask us which applies to your dates.')}
        </p>
      )}
      {others.map((offer) => (
        <p key={offer.label}>
          {say('{offer}: {price}, for another number of people. We tell you what it is for you.', {
            offer: offer.label ?? '',
            price: amount(offer.cents, offer.isFrom),
          })}
        </p>
      ))}
      <ul className="bullets">
        {cost.season && <li>{say('When it runs: {season}.', { season: cost.season })}</li>}
        {open.map((point) => (
          <li key={point}>{openInWords(point, cost)}</li>
        ))}
      </ul>
    </>
  );
}

function Offer({
  offer,
  cost: { rate },
  isOne,
}: {
  offer: OfferForParty;
  cost: PackageCost;
  isOne: boolean;
}) {
  const { label, total, cents, days, isFrom } = offer;
  return (
    <div className={isOne ? 'party-offer one' : 'party-offer'}>
      {label && !isOne && <p className="label">{label}</p>}
      <p>
        <strong>{amount(total, isFrom)}</strong>{' '}
        <span>{say('{share} each, for {days} days', { share: amount(cents, isFrom), days })}</span>
      </p>
      {rate && <p>{converted(total, rate)}</p>}
    </div>
  );
}
