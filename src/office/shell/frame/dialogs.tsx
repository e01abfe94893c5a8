import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { type Dialogs, useDialogs } from '../../../ui/dialog/dialog.tsx';
import { type PromptForText, useTextPrompt } from './text-prompt.tsx';

type Ask = Pick<Dialogs, 'alert' | 'confirm'> & { ask: PromptForText };

const Context = createContext<Ask | null>(null);

/** Alerts, confirmations and questions for everything inside, so that table cells need no dialogs of their own. */
export function OfficeDialogs({ children }: { children: ReactNode }) {
  const { alert, confirm, dialogs } = useDialogs();
  const { ask, dialog } = useTextPrompt();
  // The same object: a question that opens draws none of what may ask one again, such as the rows of a table.
  const asking = useMemo(() => ({ alert, confirm, ask }), [alert, confirm, ask]);
  return (
    <Context value={asking}>
      {children}
      {dialog}
      {dialogs}
    </Context>
  );
}

/** @throws outside the office's frame */
export function useOfficeDialogs(): Ask {
  const ask = useContext(Context);
  if (!ask) throw new Error('There is no frame of the office round this');
  return ask;
}
