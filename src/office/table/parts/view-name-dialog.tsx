import { useDraftlessForm } from '../../../forms/engine/use-draftless-form.ts';
import { MAX_VIEW_NAME_LENGTH, viewNamingSchema } from '../../../kinds/saved-view/schema.ts';
import { Modal } from '../../../ui/dialog/dialog.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { say } from '../../../words/say.ts';
import type { SavedTableView, SavedTableViews } from '../view/state/views.ts';

interface ViewNamingProps extends Pick<SavedTableViews, 'shareWith'> {
  /** The one that gets another name, or is copied; null for a new one. */
  view: SavedTableView | null;
  onClose: () => void;
  onSave: (name: string, department: string | null) => void;
}

/** A view's name, and who sees it. */
export function ViewNameDialog({ view, shareWith, onClose, onSave }: ViewNamingProps) {
  const { press, field } = useDraftlessForm({
    values: { name: view?.name ?? '', department: (view?.isMine && view.department) || '' },
    schema: viewNamingSchema,
    toPayload: ({ name, department }) => ({ name, department: department || null }),
    async send({ name, department }) {
      onSave(name, department);
      return null;
    },
  });
  return (
    <Modal
      open
      onClose={onClose}
      title={view?.isMine ? say('Rename or share') : say('Save this view')}
      closeLabel={say('Cancel')}
    >
      <form className="table-naming" onSubmit={press}>
        <Field
          label={say('Name of the view')}
          hint={say(
            'Search, filters, order, columns and their widths are kept on your account under this name.',
          )}
          required
          maxLength={MAX_VIEW_NAME_LENGTH}
          {...field('name')}
        />
        {shareWith.length > 0 && (
          <Field
            label={say('Who sees it')}
            {...field('department')}
            hint={say('Others may look at it and copy it; you alone change it.')}
          >
            <option value="">{say('Me alone')}</option>
            {shareWith.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Field>
        )}
        <button type="submit" className="button primary">
          {say('Save')}
        </button>
      </form>
    </Modal>
  );
}
