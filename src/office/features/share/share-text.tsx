/** Prints what is on the screen, or sends it as text: by the system's sheet, by WhatsApp, or copied. */
import { useEffect, useRef, useState } from 'react';
import { encodeForUrl } from '../../../contract/values/encode-for-url.ts';
import { describeLeftOut, linkText } from './link-text.ts';
import './share-text.css';
import { say } from '../../../words/say.ts';

interface ShareTextProps {
  title: string;
  text: string;
  /** There is nothing to print or to send. */
  empty?: boolean;
}

export function ShareText({ title, text, empty = false }: ShareTextProps) {
  const [told, setTold] = useState<'nothing' | 'copied' | 'by hand'>('nothing');
  const field = useRef<HTMLTextAreaElement>(null);
  const linked = linkText(text);

  useEffect(() => {
    if (told === 'by hand') field.current?.select();
  }, [told]);

  async function share(): Promise<void> {
    try {
      if (!navigator.share) throw new Error('No sheet to share with');
      await navigator.share({ title, text });
    } catch (error) {
      // The sheet was closed without a choice; there is nothing to do.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      await copy();
    }
  }

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setTold('copied');
    } catch {
      // There is no clipboard, or access is refused.
      setTold('by hand');
    }
  }

  return (
    <div className="share-text">
      <div className="buttons">
        <button type="button" className="button" disabled={empty} onClick={() => print()}>
          {say('Print')}
        </button>
        <button type="button" className="button" disabled={empty} onClick={() => void share()}>
          {say('Share as text')}
        </button>
        {!empty && (
          <a
            className="button"
            href={`https://wa.me/?text=${encodeForUrl(linked.text)}`}
            target="_blank"
            rel="noopener"
          >
            {say('WhatsApp')}
          </a>
        )}
      </div>
      {!empty && linked.left > 0 && <p className="label">{describeLeftOut(linked.left)}</p>}
      <p role="status">{told === 'copied' && say('The text is copied.')}</p>
      {told === 'by hand' && (
        <label>
          {say('Copy this text')}
          <textarea readOnly ref={field} rows={8} value={text} />
        </label>
      )}
    </div>
  );
}
