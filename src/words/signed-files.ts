/** Sentences that say who may send a file with entries of the staff. */
import { carriedEntryStrings, type RevocationReason } from '../contract/protocol/device-keys.ts';
import { say } from './say.ts';

/** To the device itself. */
export const describeRevokedSigning = (stopped: RevocationReason): string =>
  stopped === 'account' ? say(carriedEntryStrings.disabledHere) : say(carriedEntryStrings.revokedHere);

export function describeFileSigning(signing: 'registered' | 'new' | RevocationReason | null): string {
  if (signing === 'registered') return say('Any colleague can send it, signed in or not.');
  if (signing === 'device' || signing === 'account') return describeRevokedSigning(signing);
  if (signing === 'new') {
    return say(
      'The office does not know this phone yet: whoever made the entries has to sign in on a phone with a signal before they are accepted.',
    );
  }
  return say('Whoever made the entries has to sign in where it is sent.');
}
