import { useState } from 'react';
import { Modal } from '../../ui/dialog/dialog.tsx';
import { say } from '../../words/say.ts';

interface ConsentProps {
  title: string;
  paragraphs: readonly string[];
}

/** Start Booking opens it; agreeing and declining both only close it (docs/contract.md#trip-plan). */
export function Consent({ title, paragraphs }: ConsentProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <p className="scripted">
        <button type="button" className="button" onClick={() => setOpen(true)}>
          {say('Start Booking')}
        </button>
      </p>
      <Modal
        open={open}
        onClose={close}
        title={title}
        closeLabel={say('Decline')}
        actions={
          <button type="button" className="button primary" onClick={close}>
            {say('I agree')}
          </button>
        }
      >
        {paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </Modal>
    </>
  );
}
