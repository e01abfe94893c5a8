import { useId, useState } from 'react';
import { Modal } from '../../../ui/dialog/dialog.tsx';
import { say, sayCount } from '../../../words/say.ts';
import type { Column } from '../engine/columns.ts';
import type { FileFormat } from '../export/use-export.ts';

interface ExportMenuProps<Row> {
  open: boolean;
  onClose: () => void;
  /** All there are, and those that the table shows, in their order. */
  columns: readonly Column<Row>[];
  visible: readonly Column<Row>[];
  onExport: (format: FileFormat, columns: readonly Column<Row>[]) => Promise<void>;
}

/** Asks which columns a file is to have, and writes it. */
export function ExportMenu<Row>({ open, onClose, columns, visible, onExport }: ExportMenuProps<Row>) {
  const [which, setWhich] = useState<'all' | 'shown'>('all');
  const [writing, setWriting] = useState<FileFormat | null>(null);
  const [failed, setFailed] = useState(false);
  const name = useId();
  const write = async (format: FileFormat) => {
    if (writing) return;
    setWriting(format);
    setFailed(false);
    // The columns that are shown come first, as they stand in the table.
    const others = columns.filter((column) => !visible.includes(column));
    const wanted = which === 'all' ? others : others.filter(({ inEveryFile }) => inEveryFile);
    const done = await onExport(format, [...visible, ...wanted]).then(
      () => true,
      () => false,
    );
    setWriting(null);
    setFailed(!done);
    if (done) onClose();
  };
  const choice = (value: 'all' | 'shown', label: string) => (
    <label>
      <input type="radio" name={name} checked={which === value} onChange={() => setWhich(value)} />
      {label}
    </label>
  );
  const button = (format: FileFormat, label: string) => (
    <button
      type="button"
      className="button primary"
      aria-disabled={writing !== null}
      onClick={() => write(format)}
    >
      {writing === format ? say('Writing …') : label}
    </button>
  );
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={say('Export')}
      closeLabel={say('Cancel')}
      actions={
        <>
          {button('csv', 'CSV')}
          {button('xlsx', 'Excel')}
        </>
      }
    >
      <fieldset className="table-radios">
        <legend>{say('Which columns?')}</legend>
        {choice(
          'all',
          say('All {count}, with contacts and notes where there are any', { count: columns.length }),
        )}
        {choice('shown', sayCount(visible.length, 'The one shown', 'The {count} shown'))}
      </fieldset>
      {failed && (
        <p className="notice problem" role="alert">
          {say('The file could not be written. Please filter the table to fewer rows and try again.')}
        </p>
      )}
    </Modal>
  );
}
