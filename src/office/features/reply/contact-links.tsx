/** The contacts of a request, each to be written to or called by one press. */

import type { Row } from '../../../device/records/index.ts';
import type { RequestKind } from '../../../kinds/list.ts';
import { say } from '../../../words/say.ts';
import { contactsOfRequest, internationalDigits, internationalNumber } from './contacts.ts';

export function ContactLinks({ row }: { row: Row<RequestKind> }) {
  const { emails, phones } = contactsOfRequest(row);
  if (emails.length + phones.length === 0) return <p className="label">{say('No contact was given.')}</p>;
  return (
    <ul className="contact-links" aria-label={say('Contact')}>
      {emails.map((email) => (
        <li key={email}>
          <a href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>{email}</a>
        </li>
      ))}
      {phones.map((phone) => (
        <li key={phone}>
          <a href={`tel:${internationalNumber(phone)}`}>{phone}</a>{' '}
          <a href={`https://wa.me/${internationalDigits(phone)}`} target="_blank" rel="noopener">
            {say('WhatsApp')}
            <span className="visually-hidden"> {say('to {phone}', { phone })}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
