/** The buttons of a carousel: pause or play, back, a number for each slide, forward. */

import { say } from '../../words/say.ts';

interface ControlsProps {
  titles: readonly string[];
  index: number;
  paused: boolean;
  onTurn: (to: number) => void;
  /** Absent where slides do not advance by themselves. */
  onPause?: (() => void) | undefined;
}

export function CarouselControls({ titles, index, paused, onTurn, onPause }: ControlsProps) {
  return (
    <div className="carousel-controls scripted">
      <button
        type="button"
        className={onPause ? 'carousel-button' : 'carousel-button resting'}
        onClick={onPause}
        disabled={!onPause}
        aria-label={paused ? say('Play slides') : say('Pause slides')}
      >
        <Sign d={paused ? 'M7 4v16l13-8z' : 'M6 4h4v16H6zM14 4h4v16h-4z'} />
      </button>
      <button
        type="button"
        className="carousel-button"
        onClick={() => onTurn(index - 1)}
        aria-label={say('Previous slide')}
      >
        <Sign d="M16 3v18L4 12z" />
      </button>
      {titles.map((title, place) => (
        <button
          key={title}
          type="button"
          className="carousel-number"
          onClick={() => onTurn(place)}
          aria-label={say('Slide {number}: {title}', { number: place + 1, title })}
          aria-current={place === index ? 'true' : undefined}
        >
          {place + 1}
        </button>
      ))}
      <button
        type="button"
        className="carousel-button"
        onClick={() => onTurn(index + 1)}
        aria-label={say('Next slide')}
      >
        <Sign d="M8 3v18l12-9z" />
      </button>
    </div>
  );
}

function Sign({ d }: { d: string }) {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" fill="currentColor" aria-hidden="true">
      <path d={d} />
    </svg>
  );
}
