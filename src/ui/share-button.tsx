/** Shares the page with the system's share sheet; without one the link is copied, or shown for copying. */

import { useEffect, useRef, useState } from 'react';
import { say } from '../words/say.ts';

interface ShareButtonProps {
  /** Name of the page in the shared message. */
  title: string;
  label?: string;
  /** What is shared, where that is not the address of the page. */
  url?: string;
}

export function ShareButton({ title, label = say('Share this page'), url: own }: ShareButtonProps) {
  const [told, setTold] = useState<'nothing' | 'copied' | 'by hand'>('nothing');
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (told === 'by hand') field.current?.select();
  }, [told]);

  async function share(): Promise<void> {
    const url = own ?? pageUrl();
    try {
      if (!navigator.share) throw new Error('No sheet to share with');
      await navigator.share({ title, url });
    } catch (error) {
      // The sheet was closed without a choice; there is nothing to do.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      await copy(url);
    }
  }

  async function copy(url: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(url);
      setTold('copied');
    } catch {
      // There is no clipboard, or access is refused.
      setTold('by hand');
    }
  }

  return (
    <div className="share scripted">
      <button type="button" onClick={() => void share()}>
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M10 13V2m0 0L6 6m4-4 4 4M4.5 9H3v9h14V9h-1.5" />
        </svg>
        {label}
      </button>
      <p role="status">{told === 'copied' && say('Link copied.')}</p>
      {told === 'by hand' && (
        <label>
          {say('Copy this link')}
          <input readOnly ref={field} value={own ?? pageUrl()} />
        </label>
      )}
    </div>
  );
}

const pageUrl = () => location.href.replace(/#.*/, '');
