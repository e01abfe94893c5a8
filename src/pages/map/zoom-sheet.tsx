/** The sheet that can be zoomed and moved: by fingers, by mouse and wheel, by keys and by buttons. */
import { type KeyboardEvent, memo, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { isOnSheet, type Sheet } from '../../artwork/map/projection.ts';
import { kmPerUnit, panView, viewAround, zoomView } from '../../artwork/map/view.ts';
import { useHydrated } from '../../ui/hydration/use-hydrated.ts';
import { say, sayNumber } from '../../words/say.ts';
import { watchMapGestures } from './map-gestures.ts';
import { MapSheet, type SheetProps } from './map-sheet.tsx';
import type { PositionPoint } from './reader-position.tsx';
import './zoom-sheet.css';

/** Shares of the view that an arrow key moves it. */
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-0.2, 0],
  ArrowRight: [0.2, 0],
  ArrowUp: [0, -0.2],
  ArrowDown: [0, 0.2],
};
const FACTORS: Readonly<Record<string, number>> = { '+': 2, '=': 2, '-': 0.5, _: 0.5, '0': 0 };

/** Distance shown on either side of a place, in units: about 85 km. */
const AROUND_PLACE = 750;

export interface ZoomSheetProps extends Omit<SheetProps, 'here' | 'view' | 'frame' | 'onFocus'> {
  /** The reader's position, and how far around it there is something to see, in units. */
  here: (PositionPoint & { reach: number }) | null;
  /** Element that says where the reader is. It stays in view together with the sheet. */
  answer: RefObject<HTMLElement | null>;
  texts: { zoomIn: string; zoomOut: string; whole: string; how: string; across: string };
}

export const ZoomSheet = memo(function ZoomSheet({ texts, answer, ...props }: ZoomSheetProps) {
  const { sheet: home, title, here, at } = props;
  const hydrated = useHydrated();
  const id = useId();
  const frame = useRef<HTMLElement>(null);
  const [view, setView] = useState(home);
  // Several events may come before the next render.
  const current = useRef(home);
  const show = (next: Sheet): boolean => {
    const { x, y, width } = current.current;
    if (next.x === x && next.y === y && next.width === width) return false;
    current.current = next;
    setView(next);
    return true;
  };
  const zoomBy = (factor: number, at?: readonly [number, number]) =>
    show(factor ? zoomView(current.current, home, factor, at) : home);
  const panBy = (right: number, down: number) => show(panView(current.current, home, right, down));
  const isZoomed = () => current.current.width < home.width;

  // No dependencies: the element stays the same, and the handlers read the present view from refs.
  useEffect(() => {
    const element = frame.current;
    return element ? watchMapGestures(element, { isZoomed, zoom: zoomBy, pan: panBy }) : undefined;
  }, []);

  // A page led to one place of the map.
  useEffect(() => {
    if (!at) return;
    show(viewAround(at, AROUND_PLACE, home));
    frame.current?.scrollIntoView({ block: 'nearest' });
  }, [at]);

  // Only when a new position is found.
  useEffect(() => {
    if (!here || !isOnSheet(home, here)) return;
    show(viewAround(here, here.reach, home));
    frame.current?.scrollIntoView({ block: 'nearest' });
    // The bar would cover it, or it is above the screen.
    const { scrollPaddingTop } = getComputedStyle(document.documentElement);
    const top = answer.current?.getBoundingClientRect().top ?? Number.NaN;
    if (top < Number.parseFloat(scrollPaddingTop)) answer.current?.scrollIntoView({ block: 'start' });
  }, [here]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = STEPS[event.key];
    const factor = FACTORS[event.key];
    if (factor !== undefined) zoomBy(factor);
    else if (step && isZoomed()) panBy(...step);
    else return;
    event.preventDefault();
  }

  const zoomed = view.width < home.width;
  return (
    <MapSheet
      {...props}
      view={view}
      onFocus={(place) => {
        if (!isOnSheet(current.current, place)) show(viewAround(place, current.current.width / 2, home));
      }}
      frame={(drawing) => (
        <>
          <section
            ref={frame}
            className={zoomed ? 'map-view zoomed' : 'map-view'}
            aria-label={say('Map: {title}', { title })}
            aria-describedby={id}
            tabIndex={hydrated ? 0 : undefined}
            onKeyDown={onKeyDown}
          >
            {drawing}
          </section>
          <div className="map-tools scripted">
            <p className="label" id={id}>
              {texts.how}
            </p>
            <Tool draws="M4 10H16M10 4V16" says={texts.zoomIn} onPress={() => zoomBy(2)} />
            <Tool draws="M4 10H16" says={texts.zoomOut} onPress={() => zoomBy(0.5)} off={!zoomed} />
            <Tool
              draws="M4 8V4H8M12 4h4v4M16 12v4H12M8 16H4V12"
              says={texts.whole}
              onPress={() => zoomBy(0)}
              off={!zoomed}
            />
          </div>
          <p className="visually-hidden" role="status">
            {zoomed && texts.across.replace('{km}', inRound(kmPerUnit(view) * view.width))}
          </p>
        </>
      )}
    />
  );
});

interface ToolProps {
  /** Its sign, on a square of 20. */
  draws: string;
  says: string;
  onPress: () => void;
  /** It stays where it is, so that the focus does, too. */
  off?: boolean;
}

function Tool({ draws, says, onPress, off = false }: ToolProps) {
  return (
    <button type="button" aria-label={says} title={says} aria-disabled={off} onClick={onPress}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d={draws} />
      </svg>
    </button>
  );
}

/** Two figures are enough. */
function inRound(km: number): string {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(km)) - 1);
  return sayNumber(Math.round(km / unit) * unit);
}
