/** One item of which something is drafted: its tick, its changes in words, and what is to be minded. */
import { Link } from '../../../../../words/link.tsx';
import { say, sayKnown, sayWith } from '../../../../../words/say.ts';
import { OfficeMoment } from '../../../../time/office-moment.tsx';
import { itemUrl } from '../../item-url.ts';
import { ChangeText } from '../changes/change-text.tsx';
import { fieldName } from '../changes/named-change.ts';
import { languageNames } from '../language-names.ts';
import type { DraftedField, DraftedItem } from './drafted-items.ts';

interface DraftedItemRowProps {
  drafted: DraftedItem;
  isChosen: boolean;
  isNew: boolean;
  /** When a release with these drafts is due, ISO 8601. */
  dueAt: string | undefined;
  faults: Readonly<Record<string, string>>;
  onChoose: (isChosen: boolean) => void;
}

export function DraftedItemRow({ drafted, isChosen, isNew, dueAt, faults, onChoose }: DraftedItemRowProps) {
  const { item, fields, older, isWaiting } = drafted;
  return (
    <li className="site-drafted-item">
      <label className="site-tick">
        <input
          type="checkbox"
          checked={isChosen}
          disabled={isWaiting}
          onChange={({ target }) => onChoose(target.checked)}
        />
        <strong>{item.title}</strong>
      </label>
      {isWaiting && (
        <p className="notice">
          {sayWith(
            'Not sent to the office yet, so it cannot be published. It is sent automatically as soon as there is a signal: {link}',
            {
              link: (
                <Link key="link" to="?section=waiting">
                  {say('What is not sent yet')}
                </Link>
              ),
            },
          )}
        </p>
      )}
      {isNew && !isWaiting && (
        <p className="notice">{say('Drafted after you opened this page. Read it, then tick it.')}</p>
      )}
      {dueAt && (
        <p className="notice">
          {sayWith('To be published {time} already. Tick it only to publish it earlier.', {
            time: <OfficeMoment key="time" at={dueAt} />,
          })}
        </p>
      )}
      {older.map(({ key, field, language }) => (
        <p key={key} className="notice problem">
          {say(
            '“{field}” in {language} is of the older text. It can be published as it is; better translate it first.',
            {
              field: field.label,
              language: languageNames[language],
            },
          )}{' '}
          <Link to={itemUrl(item.id, field.path)}>{say('Open the form')}</Link>
        </p>
      ))}
      <ul>
        {fields.map((field) => (
          <Drafted key={field.key} item={item.id} drafted={field} fault={faults[field.key]} />
        ))}
      </ul>
    </li>
  );
}

interface DraftedProps {
  item: string;
  drafted: DraftedField;
  fault: string | undefined;
}

function Drafted({ item, drafted: { field, text }, fault }: DraftedProps) {
  const { kind } = field;
  const { language, published, draft } = text;
  const name = fieldName(field, language);
  return (
    <li className="site-drafted-field">
      <h3>
        <Link to={itemUrl(item, field.path)}>{name}</Link>
      </h3>
      {fault && (
        <p className="notice problem" role="alert">
          {sayKnown(fault)} <Link to={itemUrl(item, field.path)}>{say('Correct it in the form')}</Link>
        </p>
      )}
      <ChangeText before={published} after={text.text} language={language} kind={kind} />
      <p className="office-note">
        {sayWith('Drafted by {name}, {time}.', {
          name: draft.by.name,
          time: <OfficeMoment key="time" at={draft.at} />,
        })}
      </p>
    </li>
  );
}
