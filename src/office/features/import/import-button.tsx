/** Opens the import of a list; what it takes is loaded then. */
import { lazy, Suspense, useState } from 'react';
import { say } from '../../../words/say.ts';
import type { Importable } from './import-fields.ts';

const ImportDialog = lazy(() =>
  import('./import-dialog.tsx').then((module) => ({ default: module.ImportDialog })),
);

export function ImportButton({ maker, label }: { maker: Importable; label: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="import-open">
      <button type="button" className="button quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {label}
      </button>
      {isOpen && (
        <Suspense fallback={<p role="status">{say('Opening …')}</p>}>
          <ImportDialog maker={maker} title={label} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
