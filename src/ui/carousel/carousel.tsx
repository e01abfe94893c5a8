/**
 * A carousel after the WAI-ARIA pattern. Every slide is in the document: without scripts, and until its code
 * is loaded, the slides are a scrolling row; in print they are stacked. It advances by itself, and stops
 * while it is hovered, has the keyboard focus, is paused, or the person prefers reduced motion.
 */

import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import { say } from '../../words/say.ts';
import { CarouselControls } from './carousel-controls.tsx';
import type { CarouselApi } from './carousel-engine.tsx';
import './carousel.css';

export interface CarouselSlide {
  title: string;
  content: ReactNode;
}

interface CarouselProps {
  title: string;
  slides: readonly CarouselSlide[];
  /** Milliseconds between two slides. */
  interval?: number;
}

/** A single slide has no controls and does not move. */
export function Carousel({ title, slides, interval = 5000 }: CarouselProps) {
  const id = useId();
  const root = useRef<HTMLElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  const [api, setApi] = useState<CarouselApi | null>(null);
  const [paused, setPaused] = useState(false);
  const [pointedAt, setPointedAt] = useState(false);
  const [focused, setFocused] = useState(false);
  const [said, setSaid] = useState('');
  const still = useStillness();
  const count = slides.length;
  const Engine = useEngine(root, count > 1);
  const playing = !paused && !pointedAt && !focused && !still;

  const ready = useCallback((api: CarouselApi) => {
    setIndex(api.selectedScrollSnap());
    setApi(api);
  }, []);
  /** Moved by hand: announced to screen readers, and the next slide waits its full time. */
  const turn = (to: number) => {
    const wanted = (to + count) % count;
    if (!api) setIndex(wanted);
    else if (to === index + 1) api.scrollNext(still);
    else if (to === index - 1) api.scrollPrev(still);
    else api.scrollTo(wanted, still);
    api?.plugins().autoplay?.reset();
    setSaid(
      say('{number} of {all}: {title}', {
        number: wanted + 1,
        all: count,
        title: slides[wanted]?.title ?? '',
      }),
    );
  };
  const steer = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    // A slide that leaves must not keep the focus.
    if (viewport.current?.contains(document.activeElement)) viewport.current.focus({ preventScroll: true });
    turn(index + step);
  };

  if (count < 2) return slides[0]?.content;
  return (
    <section
      ref={root}
      className={api ? 'carousel ready' : 'carousel'}
      aria-roledescription="carousel"
      aria-labelledby={id}
      onKeyDown={steer}
      onPointerEnter={(event) => setPointedAt(event.pointerType === 'mouse')}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={(event) => setFocused(event.target.matches(':focus-visible'))}
      onBlur={(event) => setFocused(event.currentTarget.contains(event.relatedTarget) && focused)}
    >
      <div className="carousel-head">
        <h2 id={id}>{title}</h2>
        <CarouselControls
          titles={slides.map(({ title }) => title)}
          index={index}
          paused={paused || still}
          onTurn={turn}
          // No play button for people who prefer reduced motion.
          onPause={still ? undefined : () => setPaused(!paused)}
        />
      </div>
      <div className="carousel-viewport" ref={viewport} tabIndex={api ? -1 : 0}>
        <div className="carousel-row">
          {slides.map(({ title, content }, place) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is a group of the carousel pattern, not of a form
            <div
              key={title}
              className="carousel-slide"
              role="group"
              aria-roledescription="slide"
              aria-label={title}
              inert={api !== null && place !== index}
            >
              {content}
            </div>
          ))}
        </div>
      </div>
      <p className="visually-hidden" aria-live={playing ? 'off' : 'polite'}>
        {said}
      </p>
      {Engine && viewport.current && (
        <Engine
          viewport={viewport.current}
          start={index || nearest(viewport.current)}
          interval={interval}
          playing={playing}
          still={still}
          onReady={ready}
          onSelect={setIndex}
        />
      )}
    </section>
  );
}

/** The slide that a scrolled row shows. */
function nearest({ scrollLeft, clientWidth }: HTMLElement): number {
  return Math.round(scrollLeft / clientWidth);
}

/** Loads the engine when the carousel comes within half a screen. */
function useEngine(root: { current: HTMLElement | null }, wanted: boolean) {
  type Engine = typeof import('./carousel-engine.tsx').CarouselEngine;
  const [engine, setEngine] = useState<Engine | null>(null);
  useEffect(() => {
    const element = root.current;
    if (!wanted || !element) return;
    const load = async () => {
      const { CarouselEngine } = await import('./carousel-engine.tsx');
      setEngine(() => CarouselEngine);
    };
    const near = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        near.disconnect();
        // If it cannot be loaded, the slides remain a scrolling row.
        load().catch(() => {});
      },
      { rootMargin: '50% 0px' },
    );
    near.observe(element);
    return () => near.disconnect();
  }, [root, wanted]);
  return engine;
}

/** Whether the person asked for less motion; follows the setting. */
function useStillness(): boolean {
  const [still, setStill] = useState(false);
  useEffect(() => {
    const query = matchMedia('(prefers-reduced-motion: reduce)');
    const follow = () => setStill(query.matches);
    follow();
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);
  return still;
}
