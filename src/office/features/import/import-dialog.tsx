import { type ChangeEvent, type ClipboardEvent, useState } from 'react';
import { Modal } from '../../../ui/dialog/dialog.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { say, sayCount } from '../../../words/say.ts';
import { ColumnMatching } from './column-matching.tsx';
import type { Importable } from './import-fields.ts';
import { ImportOutcome } from './import-outcome.tsx';
import { ImportPreview } from './import-preview.tsx';
import './import.css';
import { readFile, readPasted } from './read-source.ts';
import { useImport } from './use-import.ts';

interface ImportDialogProps {
  maker: Importable;
  title: string;
  onClose: () => void;
}

/** Dialog that leads from a file or a text to entries in the outbox: chosen, matched, looked at, saved. */
export function ImportDialog({ maker, title, onClose }: ImportDialogProps) {
  const work = useImport(maker);
  const [saved, setSaved] = useState(0);
  const paste = (event: ClipboardEvent) => {
    // Before it is in the field: a text of many megabytes would hold the page up there.
    event.preventDefault();
    work.choose(readPasted(event.clipboardData.getData('text/plain')));
  };
  // Some phones paste without saying so.
  const typed = (text: string) => text.includes('\n') && work.choose(readPasted(text));
  if (saved > 0) {
    return (
      <Modal open onClose={onClose} title={title}>
        <p role="status" className="notice done">
          {sayCount(
            saved,
            'One line is saved on this device. The office gets it as soon as there is a signal.',
            '{count} lines are saved on this device. The office gets them as soon as there is a signal.',
          )}
        </p>
      </Modal>
    );
  }
  return (
    <Modal open onClose={onClose} title={title} closeLabel={say('Cancel')}>
      <div className="import">
        <Field
          label={say('File')}
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          hint={say('CSV, at most 5 MB and 10,000 lines. The first line names the columns.')}
          onChange={async ({ target }: ChangeEvent<HTMLInputElement>) => {
            const file = target.files?.[0];
            if (file) work.choose(await readFile(file));
          }}
        />
        {!work.source && (
          <Field
            label={say('Or paste the lines here')}
            multiline
            value=""
            onChange={({ target }: ChangeEvent<HTMLTextAreaElement>) => typed(target.value)}
            onPaste={paste}
          />
        )}
        {work.problem && (
          <p className="notice problem" role="alert">
            {work.problem}
          </p>
        )}
        {work.sheet && work.sheet.lines.length > 0 && (
          <>
            <ColumnMatching work={work} sheet={work.sheet} />
            <ImportPreview work={work} sheet={work.sheet} />
            {work.checked ? (
              <ImportOutcome work={work} sheet={work.sheet} checked={work.checked} onSaved={setSaved} />
            ) : (
              <p role="status">{say('Checking the lines …')}</p>
            )}
          </>
        )}
      </div>
    </Modal>
  );
}
