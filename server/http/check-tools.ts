/** Sealing keys and the look-up by reference and contact, as the check of submissions uses them, with their charges. */
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Problem } from '../../src/contract/protocol/answers.ts';
import type { LookupRequest } from '../../src/contract/protocol/lookup.ts';
import type { SealedValueOpener } from '../intake/check.ts';
import type { FoundByContact } from '../intake/corrections/correction-by-contact.ts';
import { findByContact } from '../intake/corrections/find-by-contact.ts';
import { type Charge, LIMIT_WINDOW_SECONDS, POINTS_PER_SEALED_VALUE } from '../security/limits.ts';
import { KeyOnOtherServer, type SealingKeys, UnknownSealingKey } from '../security/sealing-keys.ts';
import type { Store } from '../store/core/store.ts';

export interface CheckTools extends SealedValueOpener {
  /** Charged as a look-up. */
  find: (proof: LookupRequest) => Promise<FoundByContact>;
}

interface CheckToolsDeps {
  store: Pick<Store, 'find' | 'earlierContents' | 'isHealing'>;
  clock: () => Date;
  sealingKeys: SealingKeys;
  charge: Charge;
}

export function createCheckTools({ store, clock, sealingKeys, charge }: CheckToolsDeps) {
  const forCall = (c: Context): CheckTools => ({
    async open(sealed, place) {
      if (!(await sealingKeys.knows(sealed.key))) throw new UnknownSealingKey();
      return sealingKeys.open(sealed, place);
    },
    begin: (count) => charge(c, 'submissions', count * POINTS_PER_SEALED_VALUE),
    async find(proof) {
      await charge(c, 'lookups').catch((error: unknown) => {
        throw error instanceof HTTPException && error.status === 429
          ? new LookupsUsedUp(error.message)
          : error;
      });
      const mayComeBack = await store.isHealing(clock().toISOString());
      return (await findByContact(store, proof, mayComeBack)) ?? { mayComeBack };
    },
  });

  /** Tools for the entries of a backlog: what one of them has to wait for is said of it, and not of the call. */
  const forEntries = (c: Context): CheckTools => {
    const tools = forCall(c);
    return {
      ...tools,
      find: (proof) =>
        tools.find(proof).catch((error: unknown) => {
          if (error instanceof LookupsUsedUp) c.header('Retry-After', undefined);
          throw error;
        }),
    };
  };

  return { forCall, forEntries };
}

/**
 * An address has looked up too much within a minute. 425 and not 429: what needs no look-up may be sent all the same, so a
 * device goes on with its other entries.
 */
class LookupsUsedUp extends HTTPException {
  constructor(message: string) {
    super(425, { message });
  }
}

/**
 * An entry that another server can open, or this one once its operator has brought the key, waits, and so does one that
 * has to be looked up when no look-up is left; the others of its batch do not.
 */
export function temporaryRefusalOf(error: unknown): {
  status: 425 | 503;
  problem: Problem;
  retryAfter?: number;
} {
  if (error instanceof LookupsUsedUp)
    return { status: 425, problem: { message: error.message }, retryAfter: LIMIT_WINDOW_SECONDS };
  const isUnknown = error instanceof UnknownSealingKey;
  if (!isUnknown && !(error instanceof KeyOnOtherServer)) throw error;
  return { status: isUnknown ? 425 : 503, problem: { message: error.message } };
}
