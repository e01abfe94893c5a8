import { company } from '../../content/company.ts';

/** Places, phones and e-mail of the operator. */
export function ContactList() {
  return (
    <address>
      {company.locations.map((place) => (
        <p key={place}>{place}</p>
      ))}
      {company.phones.map(({ printed, dialled }) => (
        <p key={dialled}>
          <a href={`tel:${dialled}`}>{printed}</a>
        </p>
      ))}
      <p>
        <a href={`mailto:${company.email}`}>{company.email}</a>
      </p>
    </address>
  );
}
