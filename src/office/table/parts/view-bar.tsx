import { lazy, Suspense, useState } from 'react';
import { say } from '../../../words/say.ts';
import type { ViewControl } from '../view/state/use-table-view.ts';
import type { SavedTableView } from '../view/state/views.ts';

const ViewNaming = lazy(() =>
  import('./view-name-dialog.tsx').then((module) => ({ default: module.ViewNameDialog })),
);

/** The view whose name is asked for; null for a new one. */
type Naming = { view: SavedTableView | null; isCopy: boolean };

/** The named views, those of the department first, and the actions for the one that is shown. */
export function ViewBar({ view }: { view: ViewControl }) {
  const [naming, setNaming] = useState<Naming | null>(null);
  const { builtIn, own, current, chosen, choose, keeper } = view;
  const shown = own.find(({ id }) => id === current);
  const button = (words: string, press: () => void) => (
    <button type="button" className="table-button" onClick={press}>
      {words}
    </button>
  );
  const press = (id: string, name: string, title?: string) => (
    <button
      key={id}
      type="button"
      className="table-view"
      aria-pressed={current === id}
      title={title}
      onClick={() => choose(id)}
    >
      {name}
    </button>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div className="table-views" role="group" aria-label={say('Views')}>
      {[{ id: '', name: say('All') }, ...builtIn].map(({ id, name }) => press(id, name))}
      {own.map(({ id, name, isMine, by }) =>
        press(id, name, isMine ? undefined : say('Shared by {name}', { name: by })),
      )}
      {current === null &&
        chosen?.isMine &&
        button(say('Save in “{name}”', chosen), () => keeper.save(chosen.id, chosen.name, chosen.department))}
      {current === null && button(say('Save this view'), () => setNaming({ view: null, isCopy: false }))}
      {shown?.isMine && button(say('Rename or share'), () => setNaming({ view: shown, isCopy: false }))}
      {shown &&
        !shown.isMine &&
        button(say('Copy this view'), () => setNaming({ view: shown, isCopy: true }))}
      {shown?.mayRemove && button(say('Remove view “{name}”', shown), () => keeper.remove(shown.id))}
      {naming && (
        <Suspense>
          <ViewNaming
            view={naming.view}
            shareWith={keeper.shareWith}
            onClose={() => setNaming(null)}
            onSave={(name, department) => {
              keeper.save(naming.isCopy ? null : (naming.view?.id ?? null), name, department);
              setNaming(null);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
