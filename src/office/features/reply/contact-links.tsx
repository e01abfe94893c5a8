/** The contacts of a request, each to be written to or called by one press. */

import { cleanPhone, internationalDigits, tanzanianDigits } from '../../../contract/values/clean-phone.ts';
import { mailtoUrl } from '../../../contract/values/encode-for-url.ts';
import type { Row } from '../../../device/records/index.ts';
import type { RequestKind } from '../../../kinds/list.ts';
import { say } from '../../../words/say.ts';
import { contactsOfRequest } from './contacts.ts';

export function ContactLinks({ row }: { row: Row<RequestKind> }) {
  const { emails, phones } = contactsOfRequest(row);
  if (emails.length + phones.length === 0) return <p className="label">{say('No contact was given.')}</p>;
  return (
    <ul className="contact-links" aria-label={say('Contact')}>
      {emails.map((email) => (
        <li key={email}>
          <a href={mailtoUrl(email)}>{email}</a>
        </li>
      ))}
      {phones.map((phone) => (
        <li key={phone}>
          <a href={`tel:${cleanPhone(phone)}`}>
            <bdi>{phone}</bdi>
          </a>{' '}
          <WhatsAppLink phone={phone} />
        </li>
      ))}
    </ul>
  );
}

/** Opens WhatsApp; of a number without a country it says first which one it would take. */
function WhatsAppLink({ phone }: { phone: string }) {
  const known = internationalDigits(phone);
  const digits = known || tanzanianDigits(phone);
  if (!digits) return <span className="label">{say('Country not given')}</span>;
  return (
    <a href={`https://wa.me/${digits}`} target="_blank" rel="noopener">
      <span>
        {known ? say('WhatsApp') : say('WhatsApp, if it is Tanzanian: {number}', { number: `+${digits}` })}
      </span>
      {known && <span className="visually-hidden"> {say('to {phone}', { phone })}</span>}
    </a>
  );
}
