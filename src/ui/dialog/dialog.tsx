/**
 * The page's own dialogs, in place of the browser's (docs/contract.md#alerts). The native element traps the
 * focus and restores it.
 */
import {
  type MouseEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import './dialog.css';
import { say, sayKnown } from '../../words/say.ts';
import { keepFocus } from './keep-focus.ts';

interface Question {
  text: string;
  asks: boolean;
  /** Milliseconds after which it closes by itself. */
  closesAfter?: number | undefined;
  /** Stands below the text, in letters that can be read out over a phone. */
  reference?: string | undefined;
  /** Milliseconds that it stays after OK, for what follows to take its place. */
  staysFor?: number | undefined;
  /** Labels in place of OK and Cancel, where these would not say what is lost. */
  labels?: { yes: string; no: string } | undefined;
  /** The first answer counts. */
  answer: (agreed: boolean) => void;
}

export interface Dialogs {
  /** Resolves when the person closes it, or the time is over. Escape closes it. */
  alert: (text: string, options?: Pick<Question, 'closesAfter' | 'reference'>) => Promise<void>;
  /**
   * Resolves with true for OK, false for Cancel and Escape. Closing takes the layout of the whole page: where something
   * short follows that is told in a dialog, `staysFor` lets the next text take the place of this one.
   */
  confirm: (text: string, options?: Pick<Question, 'staysFor' | 'labels'>) => Promise<boolean>;
  /** Closes what has stayed, so that the focus can go elsewhere. */
  close: () => void;
  /** To be rendered once, anywhere in the component. */
  dialogs: ReactNode;
}

/** Alerts and confirmations that can be awaited, one at a time. */
export function useDialogs(): Dialogs {
  const [question, setQuestion] = useState<Question | null>(null);
  const asked = useRef<Question>(undefined);
  const ask = useCallback((next: Omit<Question, 'answer'>) => {
    // A new one replaces the old one, which counts as declined.
    asked.current?.answer(false);
    return new Promise<boolean>((resolve) => {
      asked.current = { ...next, answer: resolve };
      setQuestion(asked.current);
    });
  }, []);
  const alert = useCallback<Dialogs['alert']>(
    async (text, options) => void (await ask({ text, asks: false, ...options })),
    [ask],
  );
  const confirm = useCallback<Dialogs['confirm']>(
    (text, options) => ask({ text, asks: true, ...options }),
    [ask],
  );
  const modal = useModal();
  const dialogs = question && <AlertDialog question={question} modal={modal} />;
  return { alert, confirm, close: modal.close, dialogs };
}

/** A native dialog that is opened as a modal, and leaves the focus where the person can go on. */
function useModal() {
  const dialog = useRef<HTMLDialogElement>(null);
  const giveBack = useRef<ReturnType<typeof keepFocus>>(null);
  const show = useCallback(() => {
    if (!dialog.current || dialog.current.open) return;
    // The question before may have taken away what opened it.
    giveBack.current = keepFocus() ?? giveBack.current;
    dialog.current.showModal();
  }, []);
  /** The browser tells of it late: another question may be open by then. */
  const closed = useCallback(() => {
    if (!dialog.current?.open) giveBack.current?.();
  }, []);
  const close = useCallback(() => dialog.current?.close(), []);
  return { dialog, show, close, closed };
}

function AlertDialog({ question, modal }: { question: Question; modal: ReturnType<typeof useModal> }) {
  const { dialog, show, close, closed } = modal;
  const id = useId();
  const staying = useRef<ReturnType<typeof setTimeout>>(undefined);

  // Each question is an object of its own: the same text asked twice opens twice. Before the browser
  // goes on: the end of the question before, which it tells of late, then finds this one open.
  useLayoutEffect(() => {
    show();
    const timer = question.closesAfter ? setTimeout(close, question.closesAfter) : undefined;
    return () => {
      clearTimeout(timer);
      clearTimeout(staying.current);
    };
  }, [question, close, show]);

  const agree = ({ detail }: MouseEvent) => {
    // The second press of a double one belongs to the question before.
    if (detail > 1) return;
    if (question.staysFor) staying.current = setTimeout(close, question.staysFor);
    // First, because closing restores the focus, and the next step may move it.
    else close();
    // Starts with the press, not when the browser reports that the dialog is closed.
    question.answer(true);
  };
  return (
    <dialog
      ref={dialog}
      className="dialog"
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text ${id}-reference`}
      onClose={() => {
        closed();
        if (!dialog.current?.open) question.answer(false);
      }}
    >
      <h2 id={`${id}-title`} className="label strong">
        {question.asks ? say('Please confirm') : say('Please note')}
      </h2>
      {/* Said as well when it takes the place of a question. */}
      <p id={`${id}-text`} aria-live="assertive">
        {sayKnown(question.text)}
      </p>
      {question.reference && (
        <strong id={`${id}-reference`} className="dialog-reference">
          {question.reference}
        </strong>
      )}
      <div className="buttons">
        {question.asks && (
          <button type="button" className="button" onClick={close}>
            {question.labels?.no ?? say('Cancel')}
          </button>
        )}
        {/* biome-ignore lint/a11y/noAutofocus: the answer is what the dialog was opened for */}
        <button type="button" className="button primary" autoFocus onClick={agree}>
          {question.labels?.yes ?? say('OK')}
        </button>
      </div>
    </dialog>
  );
}

export interface ModalProps {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Additional buttons or links beside Close. */
  actions?: ReactNode;
  /** Label of the button at the foot that closes it. */
  closeLabel?: string;
}

/** A modal with content: a close button in its header and a Close button at its foot. */
export function Modal({ open, onClose, title, children, actions, closeLabel = say('Close') }: ModalProps) {
  const { dialog, show, close, closed } = useModal();
  const id = useId();

  useEffect(() => {
    if (open) show();
    else close();
  }, [open, close, show]);

  return (
    <dialog
      ref={dialog}
      className="dialog modal"
      aria-labelledby={id}
      onClose={() => {
        closed();
        onClose();
      }}
    >
      <div className="modal-head">
        <h2 id={id}>{title}</h2>
        <button type="button" className="icon-button" aria-label={say('Close')} onClick={close}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M5 5l14 14M19 5L5 19" />
          </svg>
        </button>
      </div>
      <div className="modal-body">
        {children}
        <div className="buttons">
          {actions}
          <button type="button" className="button" onClick={close}>
            {closeLabel}
          </button>
        </div>
      </div>
    </dialog>
  );
}
