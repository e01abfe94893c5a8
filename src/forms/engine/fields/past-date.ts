import { localDay } from '../../../ui/dates/local-days.ts';
import { say } from '../../../words/say.ts';

/**
 * A hint, not an error: a past date may be meant (docs/contract.md#forms). Undefined for today, by the clock on the
 * traveller's wall, and later.
 */
export function pastDateHint(date: string): string | undefined {
  return /^\d{4}-\d{2}-\d{2}$/.test(date) && date < localDay(new Date())
    ? say('This date is in the past. You can send it all the same.')
    : undefined;
}
