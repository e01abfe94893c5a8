import { say } from '../../../words/say.ts';
import { type ContactFieldProps, HintedField } from './contact-fields.tsx';
import { contactHint } from './contact-hint.ts';

/** A text that is an e-mail address or a phone number, or whatever else the office understands. */
export function ContactField({ label = say('Contact'), ...field }: ContactFieldProps) {
  return <HintedField label={label} hintOf={contactHint} {...field} />;
}
