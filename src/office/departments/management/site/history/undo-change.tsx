/** Below a change of an edition: the button that drafts what stood there before, and the way to publish it. */
import { useState } from 'react';
import type { ListedItem } from '../../../../../content/editable/field.ts';
import { staffActions } from '../../../../../device/records/index.ts';
import type { EditionChange } from '../../../../../kinds/calls/site-editions.ts';
import { Link } from '../../../../../words/link.tsx';
import { say, sayKnown } from '../../../../../words/say.ts';
import { useOfficeDialogs } from '../../../../shell/frame/dialogs.tsx';
import { siteViewUrl } from '../../item-url.ts';
import type { SiteState } from '../present-text.ts';
import { formerValue } from './former-value.ts';

interface UndoChangeProps {
  items: readonly ListedItem[];
  state: SiteState;
  change: EditionChange;
  /** Of what was changed. */
  name: string;
}

export function UndoChange({ items, state, change, name }: UndoChangeProps) {
  const { confirm, alert } = useOfficeDialogs();
  const [isDrafted, setDrafted] = useState(false);
  const former = formerValue(items, state, change);
  if (!former) return null;
  const undo = async () => {
    const { draft } = former;
    const question =
      draft &&
      say('{name} has drafted something else of it. Put the text of before in its place?', {
        name: draft.by.name,
      });
    if (question && !(await confirm(question))) return;
    const failed = await staffActions().saveDrafts([former.change]);
    if (failed) await alert(sayKnown(failed.error));
    else setDrafted(true);
  };
  return (
    <div className="site-undo">
      <button type="button" className="button quiet" onClick={() => void undo()}>
        {say('Undo as a draft')} <span className="visually-hidden">{name}</span>
      </button>
      <p role="status">
        {isDrafted && (
          <>
            <span>{say('The text of before is drafted.')}</span>{' '}
            <Link to={siteViewUrl('publish')}>{say('Look at it and publish')}</Link>
          </>
        )}
      </p>
    </div>
  );
}
