/** How far a photograph is, in words: on this device, on its way, being checked, ready or refused. Pure. */
import type { OwnPhotograph } from '../../../../../device/records/index.ts';
import type { ListedPhoto } from '../../../../../kinds/calls/site-photos.ts';
import { say, sayKnown } from '../../../../../words/say.ts';

export interface PhotographState {
  words: string;
  isProblem: boolean;
  /** True while it will change by itself. */
  isUnderWay: boolean;
}

/**
 * @param own what this device has of it
 * @param listed what the office has of it; undefined for nothing, null while nobody knows
 */
export function photographState(
  own: OwnPhotograph | undefined,
  listed: ListedPhoto | null | undefined,
): PhotographState {
  const state = (words: string, isUnderWay = false) => ({ words, isProblem: false, isUnderWay });
  const refused = (message: string) => ({
    words: say('Refused. {reason} Please choose another photograph.', { reason: sayKnown(message) }),
    isProblem: true,
    isUnderWay: false,
  });
  if (own?.message !== undefined) return refused(own.message);
  if (listed?.state === 'refused') return refused(listed.message ?? '');
  if (listed?.state === 'ready')
    return state(
      say('Ready: {width} × {height} pixels.', { width: listed.width ?? 0, height: listed.height ?? 0 }),
    );
  if (listed?.state === 'checking') return state(say('Everything has arrived. It is being checked.'), true);
  if (own && own.waiting > 0) {
    const sent = Math.max(own.parts - own.waiting, listed?.arrived ?? 0);
    return state(
      sent === 0
        ? say('Safe on this device. It is sent automatically as soon as there is a signal.')
        : say('On its way from this device: {sent} of {parts} parts have arrived.', {
            sent,
            parts: own.parts,
          }),
      true,
    );
  }
  if (listed)
    return state(
      say('On its way from the device of {name}: {sent} of {parts} parts have arrived.', {
        name: listed.by.name,
        sent: listed.arrived,
        parts: listed.parts,
      }),
      true,
    );
  if (listed === null) return state(say('How far it is at the office is told once there is a signal.'));
  return state(say('Nothing of it has arrived at the office yet.'), true);
}
