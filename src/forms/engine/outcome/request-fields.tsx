/** The content of a request, field by field in words, for waiting and for received requests. */
import { Fragment, type ReactNode } from 'react';
import { HONEYPOT } from '../../../contract/protocol/honeypot.ts';
import { readSanitisedDate } from '../../../contract/values/sanitise.ts';
import { sealedValueSchema } from '../../../contract/values/sealing.ts';
import { pageLanguage, say, sayDay, sayKnown, sayNumber } from '../../../words/say.ts';

/** Fields whose name in the contract is not what people read on the form. */
const NAMES: Readonly<Record<string, string>> = {
  email: 'E-mail',
  replyTo: 'E-mail',
  days: 'Number of days',
  travelers: 'Number of travelers',
  guests: 'Number of guests',
  category: 'Traveler category',
  budget: 'Budget, US dollars',
  Tripname: 'Package',
  checkin: 'Check-in',
  checkout: 'Check-out',
  message: 'Additional details',
  travelerDetails: 'Traveler details',
  date: 'Event date',
  planShown: 'Your plan',
};

/** Fields that no guest reads: a plan stands in words beside its code. */
const HIDDEN: readonly string[] = [HONEYPOT, 'plan'];

/** Fields whose values the contract names. Other texts are what people typed. */
const CHOICE = /^(tripType|activity|category|gender|package)$/;
export const DAY = /date$|^check/i;

/** Terms and descriptions for a definition list; empty values are left out. */
export function RequestFields({ payload }: { payload: unknown }) {
  const fields = Object.entries(payload ?? {}).filter(
    ([name, value]) =>
      !HIDDEN.includes(name) &&
      !isEmpty(value) &&
      // The home form sends the address twice; this is the one as typed.
      !(name === 'email' && 'replyTo' in (payload as object)),
  );
  return fields.map(([name, value]) => (
    <div key={name}>
      <dt>{fieldLabel(name)}</dt>
      <dd>{shown(name, value)}</dd>
    </div>
  ));
}

/** `travelerDetails.0.travelDate` as "Traveler 1, travel date". */
export function fieldLabel(path: string): string {
  const [name = '', index, part] = path.split('.');
  if (index && part)
    return say('Traveler {number}, {field}', { number: Number(index) + 1, field: withinSentence(part) });
  return sayKnown(englishOf(name));
}

/** German writes its nouns with capitals wherever they stand. */
const withinSentence = (name: string) =>
  pageLanguage() === 'de' ? fieldLabel(name) : fieldLabel(name).toLowerCase();

function englishOf(name: string): string {
  const words = NAMES[name] ?? name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The message for a field, with the field's name if the message lacks it. */
export function describeProblem(path: string, message: string): string {
  return message.toLowerCase().startsWith(englishOf(path).toLowerCase())
    ? sayKnown(message)
    : say('{field}: {reason}', { field: fieldLabel(path), reason: sayKnown(message) });
}

function shown(name: string, value: unknown): ReactNode {
  if (Array.isArray(value)) {
    return (
      <ol>
        {value.map((item, index) => (
          <li key={index}>{shown(name, item)}</li>
        ))}
      </ol>
    );
  }
  if (sealedValueSchema.safeParse(value).success) return say('sealed');
  if (typeof value === 'object' && value !== null) {
    const parts = Object.entries(value).filter(([, part]) => !isEmpty(part));
    const words = parts.map(([part, inside]) =>
      typeof inside === 'object' ? `${withinSentence(part)} ${shown(part, inside)}` : shown(part, inside),
    );
    return words.length === 0 ? '–' : words.join(', ');
  }
  const text = String(value);
  // The home form sends its date without hyphens.
  if (DAY.test(name)) return sayDay(readSanitisedDate(text));
  if (CHOICE.test(name)) return sayKnown(text);
  if (name === 'planShown') return inLines(text);
  // In English everything stands as it was sent.
  if (pageLanguage() === 'en' || typeof value !== 'number') return text;
  return sayNumber(value, { minimumFractionDigits: value % 1 ? 2 : 0 });
}

const inLines = (text: string) =>
  text.split('\n').map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));

function isEmpty(value: unknown): boolean {
  return value === '' || value === null || value === undefined;
}
