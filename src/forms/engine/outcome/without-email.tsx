/** Ways to hear of a request without e-mail: WhatsApp, SMS, and on paper. */
import { company } from '../../../content/company.ts';
import { encodeForUrl } from '../../../contract/values/encode-for-url.ts';
import { say } from '../../../words/say.ts';
import './without-email.css';

/** @param text of the message, with the reference */
export function WithoutEmail({ text }: { text: string }) {
  const encoded = encodeForUrl(text);
  return (
    <div className="without-email">
      <p className="on-screen">
        {say(
          'Write to us on WhatsApp or by SMS: the message has your reference in it already, and we can answer you there.',
        )}
      </p>
      <ul className="buttons">
        <li>
          <a className="button" href={`https://wa.me/${company.whatsapp}?text=${encoded}`}>
            WhatsApp
          </a>
        </li>
        <li>
          <a className="button" href={`sms:${company.phones[0].dialled}?&body=${encoded}`}>
            SMS
          </a>
        </li>
      </ul>
      <p>
        <span className="on-screen">{say('Or print this page, or write the reference down.')}</span>{' '}
        {say(
          'In our offices and camps somebody can look your request up for you, by the reference and the e-mail address or phone number in it.',
        )}
      </p>
      <p className="printed-contacts">
        {[company.name, ...company.phones.map(({ printed }) => printed), company.email].join(' · ')}
      </p>
    </div>
  );
}
