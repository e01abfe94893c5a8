import { askedFor, type Wish, type Wishes } from '../../../content/packages/fitting.ts';
import type { Party } from '../../../content/packages/party-price.ts';
import { useHydrated } from '../../../ui/hydration/use-hydrated.ts';
import { readParty } from '../party/kept-party.ts';
import { COUPLE, partyFromAddress, wishesFromAddress } from './filter-address.ts';

interface ChosenWishes {
  wishes: Wishes;
  /** Those that ask for something. */
  asked: readonly Wish[];
  /** The party of the address, or else the one that this device remembers; null without either. */
  own: Party | null;
  /** That one, or else a couple, in the chosen month. */
  party: Party;
}

/** Reads the wishes and the party from the address. */
export function useWishes(chosen: URLSearchParams): ChosenWishes {
  const hydrated = useHydrated();
  const wishes = wishesFromAddress(chosen);
  const { month } = wishes;
  const own = partyFromAddress(chosen) ?? (hydrated ? readParty() : null);
  return { wishes, asked: askedFor(wishes), own, party: { ...(own ?? COUPLE), ...(month && { month }) } };
}
