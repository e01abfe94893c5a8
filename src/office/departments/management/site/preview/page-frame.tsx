/** A page of the preview in a frame of a given width, scaled to the room that there is, with what has changed marked. */
import { useRef } from 'react';
import { changedElements, headOf, type PageHead } from './changed-elements.ts';
import { markChanges } from './mark-changes.ts';

/** What a frame found. */
export interface FoundChanges {
  marked: number;
  /** Further ones in menus and the like, which are closed. */
  closed: number;
  head: { before: PageHead; after: PageHead };
}

interface PageFrameProps {
  src: string;
  title: string;
  /** Pixels of the page. */
  width: number;
  /** Pixels on the screen. */
  shownWidth: number;
  shownHeight: number;
  /** The page as it is now; null where there is none to compare with. */
  current: Promise<Document | null>;
  onFound: (found: FoundChanges | null) => void;
  /** Called when what was loaded is no page. */
  onMissing: () => void;
  /** Called with the address of a link that was pressed. */
  onFollow: (address: string) => void;
}

export function PageFrame(props: PageFrameProps) {
  const { src, title, width, shownWidth, shownHeight, current, onFound, onMissing, onFollow } = props;
  const frame = useRef<HTMLIFrameElement>(null);
  const scale = Math.min(1, shownWidth / width);

  async function loaded(): Promise<void> {
    const page = frame.current?.contentDocument;
    // The empty document of before is loaded too.
    if (page?.URL === 'about:blank') return;
    if (!page?.querySelector('main')) {
      onMissing();
      return;
    }
    page.addEventListener('click', (event) => {
      const link = (event.target as Element).closest?.('a[href]');
      const address = link?.getAttribute('href') ?? '#';
      if (!link || address.startsWith('#')) return;
      event.preventDefault();
      onFollow(address);
    });
    const former = await current;
    if (frame.current?.contentDocument !== page) return;
    if (!former) {
      onFound(null);
      return;
    }
    const marks = markChanges(page, changedElements(page, former));
    onFound({ ...marks, head: { before: headOf(former), after: headOf(page) } });
  }

  return (
    <figure className="site-frame" style={{ width: width * scale }}>
      <figcaption>{title}</figcaption>
      <div style={{ height: shownHeight }}>
        <iframe
          ref={frame}
          sandbox="allow-same-origin"
          src={src}
          title={title}
          style={{ width, height: shownHeight / scale, transform: `scale(${scale})` }}
          onLoad={() => void loaded()}
        />
      </div>
    </figure>
  );
}
