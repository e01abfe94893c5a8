/** The point of a photograph that stays in sight: a click on the picture, or arrow keys, with the crops that follow. */
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import { say } from '../../../../../words/say.ts';
import { movedPoint, pointOf, positionOf, SHAPES, textOfPoint } from './focus-point.ts';

interface FocusFieldProps {
  label: string;
  help: string | undefined;
  /** "62% 40%", or empty. */
  text: string;
  /** Address of the picture; null while there is none to see. */
  picture: string | null;
  onChange: (text: string) => void;
}

export function FocusField({ label, help, text, picture, onChange }: FocusFieldProps) {
  const [ratio, setRatio] = useState(SHAPES.wide);
  const place = useRef<HTMLDivElement>(null);
  if (picture === null) {
    return (
      <fieldset className="site-field">
        <legend>{label}</legend>
        <p className="hint">{say('It is set on the picture, once there is one here.')}</p>
      </fieldset>
    );
  }
  const point = pointOf(text);
  const names = { wide: say('At the top of the page'), plate: say('On phones and cards') };

  function moveTo({ clientX, clientY }: MouseEvent): void {
    const box = place.current?.getBoundingClientRect();
    if (!box?.width || !box.height) return;
    onChange(
      textOfPoint({
        across: ((clientX - box.left) / box.width) * 100,
        down: ((clientY - box.top) / box.height) * 100,
      }),
    );
  }

  function moveBy(event: KeyboardEvent): void {
    const moved = movedPoint(point, event.key, event.shiftKey);
    if (!moved) return;
    event.preventDefault();
    onChange(textOfPoint(moved));
  }

  return (
    <fieldset className="site-field">
      <legend>{label}</legend>
      {help && <p className="hint">{help}</p>}
      <div className="site-focus">
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the marker in it takes the keys */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the marker in it is the control */}
        <div className="site-focus-picture" ref={place} onClick={moveTo}>
          <img
            src={picture}
            alt=""
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
              if (naturalHeight > 0) setRatio(naturalWidth / naturalHeight);
            }}
          />
          <div
            className="site-focus-marker"
            role="slider"
            tabIndex={0}
            aria-label={say('Point that stays in sight: move it with the arrow keys')}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={point.across}
            aria-valuetext={say('{across} percent from the left, {down} percent from the top', { ...point })}
            style={{ left: `${point.across}%`, top: `${point.down}%` }}
            onKeyDown={moveBy}
            onClick={(event) => event.stopPropagation()}
            onPointerDown={({ currentTarget, pointerId }: PointerEvent<HTMLElement>) =>
              currentTarget.setPointerCapture(pointerId)
            }
            onPointerMove={(event) => {
              if (event.currentTarget.hasPointerCapture(event.pointerId)) moveTo(event);
            }}
          />
        </div>
        {(['wide', 'plate'] as const).map((shape) => (
          <figure key={shape} className={`site-crop ${shape}`}>
            <img src={picture} alt="" style={{ objectPosition: positionOf(point, ratio, SHAPES[shape]) }} />
            <figcaption>{names[shape]}</figcaption>
          </figure>
        ))}
      </div>
      {text === '' ? (
        <p className="hint">{say('Not set: the site looks for what draws the eye.')}</p>
      ) : (
        <p>
          <button type="button" className="button quiet" onClick={() => onChange('')}>
            {say('Let the site look for it')}
          </button>
        </p>
      )}
    </fieldset>
  );
}
