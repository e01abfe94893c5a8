import { company } from '../../content/company.ts';
import type { PackageTab } from '../../content/types.ts';
import { mailtoUrl } from '../../contract/values/encode-for-url.ts';
import { say } from '../../words/say.ts';
import { TitledTexts } from '../parts/destination/titled-texts.tsx';
import { PackingList } from '../parts/packing-list.tsx';
import './panel.css';
import { markForeignWords } from '../parts/foreign-words.tsx';

/**
 * The content of one tab of a package.
 * @param address of the package, under which its packing list is remembered
 */
export function PackagePanel({ tab: { panel }, address }: { tab: PackageTab; address: string }) {
  const intro = 'intro' in panel && panel.intro && <p className="standfirst">{withContacts(panel.intro)}</p>;
  switch (panel.kind) {
    case 'texts':
      return (
        <>
          {intro}
          <TitledTexts items={panel.items} />
        </>
      );
    case 'list':
      return (
        <>
          {intro}
          <Points items={panel.items} />
        </>
      );
    case 'packing':
      return (
        <>
          {intro}
          <PackingList items={panel.items} storageKey={`packing:${address}`} />
        </>
      );
    case 'itinerary':
      return (
        <>
          {intro}
          <ol className="timeline">
            {panel.days.map(({ day, title, text, night, meals }, index) => (
              <li key={index}>
                <p className="day">
                  <span>{say('Day')}</span> {day}
                </p>
                <div>
                  <h3>{markForeignWords(title)}</h3>
                  <p>{markForeignWords(text)}</p>
                  <p className="label">
                    {[
                      night && say('Night: {place}.', { place: night }),
                      meals && say('Meals: {meals}.', { meals }),
                    ]
                      .filter(Boolean)
                      .join(' ')}
                  </p>
                </div>
              </li>
            ))}
          </ol>
        </>
      );
    case 'pricing':
      return (
        <>
          {intro}
          <dl className="definition">
            {panel.rows.map(({ title, text }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{withContacts(text)}</dd>
              </div>
            ))}
          </dl>
          {panel.notes.map((note) => (
            <p key={note} className="price-note">
              {withContacts(note)}
            </p>
          ))}
        </>
      );
    case 'inclusions':
      return (
        <div className="inclusions">
          <section>
            <h3>{say('Included')}</h3>
            <Points items={panel.included} />
          </section>
          <section>
            <h3>{say('Not included')}</h3>
            <Points items={panel.excluded} missing />
          </section>
        </div>
      );
  }
}

function Points({ items, missing = false }: { items: readonly string[]; missing?: boolean }) {
  return (
    <ul className={missing ? 'tips points missing' : 'tips points'}>
      {items.map((item) => (
        <li key={item}>{markForeignWords(item)}</li>
      ))}
    </ul>
  );
}

/** Fills `{phone}`, `{whatsapp}` and `{email}` with links. */
function withContacts(text: string) {
  const [phone] = company.phones;
  const links: Record<string, { href: string; label: string }> = {
    '{phone}': { href: `tel:${phone.dialled}`, label: phone.printed },
    '{whatsapp}': { href: `https://wa.me/${company.whatsapp}`, label: `+${company.whatsapp}` },
    '{email}': { href: mailtoUrl(company.email), label: company.email },
  };
  return text.split(/(\{\w+\})/).map((part) => {
    const link = links[part];
    return link ? (
      <a key={part} href={link.href}>
        {link.label}
      </a>
    ) : (
      part
    );
  });
}
