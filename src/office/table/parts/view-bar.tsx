import { type FormEvent, useState } from 'react';
import { Modal } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import type { ViewControl } from '../view/use-view.ts';

/** The named views, and a way to save the current view as one. */
export function ViewBar({ view }: { view: ViewControl }) {
  const [naming, setNaming] = useState(false);
  const { views, current, choose, remove, isOwn } = view;
  const chosen = views.find(({ id }) => id === current);
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name') ?? '').trim();
    if (!name) return;
    view.save(name);
    setNaming(false);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div className="table-views" role="group" aria-label="Views">
      {[{ id: '', name: 'All' }, ...views].map(({ id, name }) => (
        <button
          key={id}
          type="button"
          className="table-view"
          aria-pressed={current === id}
          onClick={() => choose(id)}
        >
          {name}
        </button>
      ))}
      {current === null && (
        <button type="button" className="table-button" onClick={() => setNaming(true)}>
          Save this view
        </button>
      )}
      {chosen && isOwn(chosen.id) && (
        <button type="button" className="table-button" onClick={() => remove(chosen.id)}>
          Remove view “{chosen.name}”
        </button>
      )}
      <Modal open={naming} onClose={() => setNaming(false)} title="Save this view" closeLabel="Cancel">
        {naming && (
          <form className="table-naming" onSubmit={save}>
            <Field
              label="Name of the view"
              hint="Search, filters, order and columns are kept on this device under it."
              name="name"
              required
              maxLength={60}
            />
            <button type="submit" className="button primary">
              Save
            </button>
          </form>
        )}
      </Modal>
    </div>
  );
}
