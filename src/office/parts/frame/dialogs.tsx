import { createContext, type ReactNode, useContext } from 'react';
import { type Dialogs, useDialogs } from '../../../ui/dialog.tsx';

type Ask = Pick<Dialogs, 'alert' | 'confirm'>;

const Context = createContext<Ask | null>(null);

/** Alerts and confirmations for everything inside, so that table cells need no dialogs of their own. */
export function OfficeDialogs({ children }: { children: ReactNode }) {
  const { alert, confirm, dialogs } = useDialogs();
  return (
    <Context value={{ alert, confirm }}>
      {children}
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
