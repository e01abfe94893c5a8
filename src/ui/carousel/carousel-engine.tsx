/**
 * The code that moves a carousel, in its own chunk: pages without one never load it, and pages with one load
 * it when it comes near the screen. Renders nothing.
 */
import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect, useState } from 'react';

export type CarouselApi = NonNullable<UseEmblaCarouselType[1]>;

interface EngineProps {
  viewport: HTMLElement;
  start: number;
  /** Milliseconds between two slides. */
  interval: number;
  playing: boolean;
  /** Slides change places without moving. */
  still: boolean;
  onReady: (api: CarouselApi) => void;
  onSelect: (index: number) => void;
}

/** A finger that moves further turns the slide, whatever its speed (docs/contract.md#carousels). */
const SWIPE_PIXELS = 40;

export function CarouselEngine({
  viewport,
  start,
  interval,
  playing,
  still,
  onReady,
  onSelect,
}: EngineProps) {
  const [swipe] = useState(createSwipe);
  const [autoplay] = useState(() =>
    Autoplay({ delay: interval, playOnInit: false, stopOnInteraction: true, stopOnFocusIn: false }),
  );
  const [attach, api] = useEmblaCarousel({ loop: true, startIndex: start, watchDrag: swipe.begin }, [
    autoplay,
  ]);

  useEffect(() => {
    // The row may have been scrolled before; from now on it is moved by the library.
    viewport.scrollLeft = 0;
    attach(viewport);
  }, [attach, viewport]);

  useEffect(() => {
    if (!api) return;
    const selected = () => onSelect(api.selectedScrollSnap());
    api.on('select', selected);
    onReady(api);
    return () => {
      api.off('select', selected);
    };
  }, [api, onReady, onSelect]);

  useEffect(() => {
    if (!api) return;
    const play = () => {
      if (playing) autoplay.play(still);
      else autoplay.stop();
    };
    const released = () => {
      swipe.settle(api, still);
      play();
    };
    api.on('pointerUp', released);
    // After a change of width the library restarts, and the plugin stops.
    api.on('reInit', play);
    const ended = (event: Event) => swipe.end(event);
    // Runs before the library's own handler, which discards the finger's position.
    for (const name of ENDS) document.addEventListener(name, ended, true);
    play();
    return () => {
      api.off('pointerUp', released);
      api.off('reInit', play);
      for (const name of ENDS) document.removeEventListener(name, ended, true);
    };
  }, [api, autoplay, swipe, playing, still]);

  return null;
}

const ENDS = ['touchend', 'mouseup'] as const;

/** The library decides by speed; here only the distance counts. */
function createSwipe() {
  let from = 0;
  let moved = 0;
  let first = 0;
  return {
    /**
     * @returns whether the slide follows: touch anywhere, the mouse only on the picture, so that text can be
     * selected
     */
    begin(api: CarouselApi, event: Event): boolean {
      if (event instanceof MouseEvent && !(event.target instanceof HTMLImageElement)) return false;
      from = placeOf(event);
      moved = 0;
      first = api.selectedScrollSnap();
      return true;
    },
    end(event: Event): void {
      moved = placeOf(event) - from;
    },
    settle(api: CarouselApi, still: boolean): void {
      const count = api.scrollSnapList().length;
      const turns = Math.abs(moved) > SWIPE_PIXELS;
      const step = turns ? -Math.sign(moved) : 0;
      const wanted = (first + step + count) % count;
      const selected = api.selectedScrollSnap();
      if (selected === wanted) api.scrollTo(wanted, still);
      else if (selected === first) step > 0 ? api.scrollNext(still) : api.scrollPrev(still);
      else api.scrollTo(wanted, still);
    },
  };
}

/** Pixels from the left edge. */
function placeOf(event: Event): number {
  if (event instanceof MouseEvent) return event.clientX;
  return 'changedTouches' in event ? ((event as TouchEvent).changedTouches[0]?.clientX ?? 0) : 0;
}
