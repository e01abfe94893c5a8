/** At a field of figures that differs from the site: which other texts still say the old value. */
import { Link } from '../../../../../words/link.tsx';
import { say } from '../../../../../words/say.ts';
import { itemUrl } from '../../item-url.ts';
import type { OtherText } from './other-texts.ts';

export function OtherTextsHint({ texts }: { texts: readonly OtherText[] }) {
  if (texts.length === 0) return null;
  return (
    <div className="site-other-texts">
      <p>{say('The old value stands in these texts too. Change them where they no longer hold:')}</p>
      <ul className="bullets">
        {texts.map(({ item, field }) => (
          <li key={field.path}>
            <Link to={itemUrl(item.id, field.path)}>
              {say('{item}: {field}', { item: item.title, field: field.label })}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
