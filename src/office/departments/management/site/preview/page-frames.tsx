/** One page at the widths of a phone, a tablet and a computer: beside each other where there is room, else one at a time. */
import { useLayoutEffect, useRef, useState } from 'react';
import { say } from '../../../../../words/say.ts';
import { type FoundChanges, PageFrame } from './page-frame.tsx';

const WIDTHS = { phone: 360, tablet: 768, computer: 1440 } as const;
export type Screen = keyof typeof WIDTHS;
const screens = Object.keys(WIDTHS) as Screen[];

/** Pixels of the page from which three frames stand beside each other. */
const ROOM_FOR_ALL = 900;
const GAP = 16;
/** Part of the window's height that a frame takes. */
const TALL = 0.75;

interface PageFramesProps {
  chosen: Screen | 'all';
  onChoose: (screen: Screen | 'all') => void;
  src: string;
  current: Promise<Document | null>;
  onFound: (found: FoundChanges | null) => void;
  onMissing: () => void;
  onFollow: (address: string) => void;
}

export function PageFrames({ chosen, onChoose, ...props }: PageFramesProps) {
  const [room, setRoom] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const measure = () => setRoom(place.current?.clientWidth ?? 0);
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, []);
  const hasRoom = innerWidth >= ROOM_FOR_ALL;
  const names: Readonly<Record<Screen | 'all', string>> = {
    all: say('All three'),
    phone: say('Phone'),
    tablet: say('Tablet'),
    computer: say('Computer'),
  };
  const shown = chosen === 'all' && !hasRoom ? 'phone' : chosen;
  const frames = shown === 'all' ? screens : [shown];
  const share = sharesOf(frames, room - GAP * (frames.length - 1));
  return (
    <>
      <fieldset className="site-screens">
        <legend className="visually-hidden">{say('Screen')}</legend>
        {(['all', ...screens] as const).map(
          (screen) =>
            (screen !== 'all' || hasRoom) && (
              <label key={screen} className="site-tick">
                <input
                  type="radio"
                  name="screen"
                  checked={shown === screen}
                  onChange={() => onChoose(screen)}
                />
                {names[screen]}
              </label>
            ),
        )}
      </fieldset>
      <div className="site-frames" ref={place}>
        {room > 0 &&
          frames.map((screen) => (
            <PageFrame
              key={screen}
              {...props}
              title={say('{screen}, {width} pixels', { screen: names[screen], width: WIDTHS[screen] })}
              width={WIDTHS[screen]}
              shownWidth={share[screen] ?? 0}
              shownHeight={Math.round(innerHeight * TALL)}
            />
          ))}
      </div>
    </>
  );
}

/** Divides the room so that a phone's page stays legible beside a computer's. */
function sharesOf(frames: readonly Screen[], room: number): Partial<Record<Screen, number>> {
  const weight = (screen: Screen) => Math.sqrt(WIDTHS[screen]);
  const sum = frames.reduce((all, screen) => all + weight(screen), 0);
  return Object.fromEntries(
    frames.map((screen) => [screen, Math.min(WIDTHS[screen], Math.floor((room * weight(screen)) / sum))]),
  );
}
