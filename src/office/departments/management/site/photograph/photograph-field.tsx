/** The photograph of an item: chosen, taken, dropped or pasted; how far it is; and the way back to the poster. */
import { type ChangeEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Field } from '../../../../../ui/field/field.tsx';
import { say, sayKnown } from '../../../../../words/say.ts';
import { type ChosenPhotograph, openPhotograph } from './chosen-photograph.ts';
import type { ShownPhotograph } from './use-photographs.ts';
import './photograph.css';

interface PhotographFieldProps {
  label: string;
  help: string | undefined;
  error: string | undefined;
  /** Null for none. */
  shown: ShownPhotograph | null;
  /** The one that was chosen and is not saved. */
  unsaved: ChosenPhotograph | null;
  onChoose: (photograph: ChosenPhotograph) => void;
  onRemove: () => void;
}

const pictureIn = (data: DataTransfer | null): File | undefined => data?.files[0];

export function PhotographField({
  label,
  help,
  error,
  shown,
  unsaved,
  onChoose,
  onRemove,
}: PhotographFieldProps) {
  const id = useId();
  const [problem, setProblem] = useState('');
  const [isOpening, setOpening] = useState(false);
  /** The picture that could not be had, and how far it was then. */
  const [missing, setMissing] = useState('');

  /** Of two that were chosen, or turned, the last one counts. */
  const last = useRef<{ file: File; turns: number }>(undefined);
  async function take(file: File, turns = 0): Promise<void> {
    const own = { file, turns };
    last.current = own;
    setProblem('');
    setOpening(true);
    const opened = await openPhotograph(file, turns);
    if (last.current !== own) return;
    setOpening(false);
    if ('problem' in opened) setProblem(opened.problem);
    else onChoose(opened);
  }
  const chosen = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (file) void take(file);
    // The same file can be chosen again.
    target.value = '';
  };
  const turn = () => {
    const { file, turns } = last.current ?? {};
    if (file && turns !== undefined) void take(file, (turns + 1) % 4);
  };
  const pasted = useEffectEvent((event: ClipboardEvent) => {
    const file = pictureIn(event.clipboardData);
    if (!file) return;
    event.preventDefault();
    void take(file);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => pasted(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);

  const picture = shown?.picture ?? null;
  const isSeen = picture !== null && missing !== `${picture} ${shown?.words}`;
  const words = unsaved ? say('Not saved yet.') : (shown?.words ?? say('No photograph.'));
  const pick = { type: 'file', accept: 'image/*', onChange: chosen, disabled: isOpening } as const;
  return (
    <fieldset
      className="site-field site-photograph"
      aria-describedby={`${id}-state`}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        const file = pictureIn(event.dataTransfer);
        event.preventDefault();
        if (file) void take(file);
      }}
    >
      <legend>{label}</legend>
      {help && <p className="hint">{help}</p>}
      {isSeen && (
        <img
          src={picture}
          alt={say('The photograph')}
          onError={() => setMissing(`${picture} ${shown?.words}`)}
        />
      )}
      <p id={`${id}-state`} role="status">
        <span>{isOpening ? say('The picture is being opened …') : words}</span>{' '}
        <span>{!isOpening && unsaved?.note}</span>
        <span>{!isOpening && shown && !isSeen && say('The picture itself is not on this device.')}</span>
      </p>
      {(problem || error) && (
        <p className="notice problem" role="alert">
          {problem || sayKnown(error ?? '')}
        </p>
      )}
      <div className="site-choose">
        <Field label={shown ? say('Choose another photograph') : say('Choose a photograph')} {...pick} />
        <Field className="site-camera" label={say('Take a photograph')} capture="environment" {...pick} />
      </div>
      <p className="hint site-desk">{say('Or drop a picture here, or paste one.')}</p>
      {shown && (
        <p className="buttons">
          {unsaved && last.current && (
            <button type="button" className="button" disabled={isOpening} onClick={turn}>
              {say('Turn it to the right')}
            </button>
          )}
          <button type="button" className="button quiet" onClick={onRemove}>
            {say('Remove the photograph')}
          </button>
        </p>
      )}
    </fieldset>
  );
}
