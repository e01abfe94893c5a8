/** Beside the button that saves drafts: what became of what was pressed, and what a person has to decide. */
import type { RefusedDraft } from '../../../../../device/records/index.ts';
import { Link } from '../../../../../words/link.tsx';
import { say, sayCount } from '../../../../../words/say.ts';
import { siteViewUrl } from '../../item-url.ts';
import type { Input } from './form-inputs.ts';

interface SavedWordsProps {
  said: 'saved' | 'unchanged' | null;
  /** True while something in the form is wrong. */
  hasErrors: boolean;
  inputs: readonly Input[];
  /** Drafts of this item that were refused. */
  refused: readonly RefusedDraft[];
  /** Goes to an input, by its name. */
  onSee: (name: string) => void;
}

export function SavedWords({ said, hasErrors, inputs, refused, onSee }: SavedWordsProps) {
  const first = inputs.find((input) => input.refused)?.name;
  if (refused.length > 0) {
    return (
      <>
        <strong role="status">{wordsOfRefused(refused)}</strong>
        {first && (
          <button type="button" className="button" onClick={() => onSee(first)}>
            {say('Show it')}
          </button>
        )}
      </>
    );
  }
  if (hasErrors) return <strong role="status">{say('Not saved: something above is wrong.')}</strong>;
  const isWaiting = inputs.some(({ text }) => text.draft?.isWaiting);
  const words = said === null ? '' : wordsOf(said, isWaiting);
  return (
    <span role="status">
      <span>{words}</span>{' '}
      {said === 'saved' && <Link to={siteViewUrl('publish')}>{say('Look at it and publish')}</Link>}
    </span>
  );
}

function wordsOf(said: 'saved' | 'unchanged', isWaiting: boolean): string {
  if (said === 'unchanged') return say('Nothing has changed.');
  return isWaiting
    ? say('Saved on this device, and on its way to the office.')
    : say('The drafts are saved.');
}

function wordsOfRefused(refused: readonly RefusedDraft[]): string {
  const names = [...new Set(refused.flatMap(({ theirs }) => theirs?.by.name ?? []))].join(', ');
  if (names === '') return sayCount(refused.length, '1 text was not saved.', '{count} texts were not saved.');
  return sayCount(
    refused.length,
    '1 text was not saved: {names} has changed it meanwhile.',
    '{count} texts were not saved: changed meanwhile by {names}.',
    { names },
  );
}
