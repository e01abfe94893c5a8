import { company } from '../../../content/company.ts';
import { mailtoUrl } from '../../../contract/values/encode-for-url.ts';
import { say, sayKnown } from '../../../words/say.ts';
import './contact-list.css';

/**
 * Places, phones, WhatsApp and e-mail of the operator.
 * @param subject of the e-mail and first line of the message
 */
export function ContactList({ subject }: { subject?: string }) {
  const words = subject && encodeURIComponent(subject);
  return (
    <address className="contact-list">
      {company.locations.map(({ office, address }) => (
        <p key={office}>{say('{office}: {address}, Tanzania', { office: sayKnown(office), address })}</p>
      ))}
      {company.phones.map(({ printed, dialled }) => (
        <p key={dialled}>
          <a href={`tel:${dialled}`}>{printed}</a>
        </p>
      ))}
      <p>
        <a href={`https://wa.me/${company.whatsapp}${words ? `?text=${words}` : ''}`} rel="noopener">
          WhatsApp +{company.whatsapp}
        </a>
      </p>
      <p>
        <a href={mailtoUrl(company.email, { subject })}>{company.email}</a>
      </p>
      {company.openingHours && <p>{say('Open: {hours}', { hours: sayKnown(company.openingHours) })}</p>}
    </address>
  );
}
