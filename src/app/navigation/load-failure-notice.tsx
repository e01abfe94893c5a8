import { RETRY_BUTTON } from '../../contract/document/inline-script.ts';
import { say } from '../../words/say.ts';

/**
 * Stands in every document, outside what the app draws, and is seen while the app could not be loaded
 * (contract/document/inline-script.ts).
 */
export function LoadFailureNotice() {
  return (
    <div className="save-strip not-loaded" role="alert">
      <p>{say('A part of this page has not arrived yet. What you type and press counts once it has.')}</p>
      <button type="button" name={RETRY_BUTTON} className="button quiet">
        {say('Try now')}
      </button>
    </div>
  );
}
