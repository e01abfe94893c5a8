/** Messages shown instead of rows. */
import { say } from '../../../../words/say.ts';

export function LoadingRows({ label }: { label: string }) {
  return (
    <div className="table-loading" role="status">
      <p>{say('Loading {label} …', { label })}</p>
      <div aria-hidden="true" />
    </div>
  );
}

export function NothingMatches({ onClear }: { onClear: () => void }) {
  return (
    <div className="table-empty">
      <p>{say('Nothing matches the search and filters.')}</p>
      <button type="button" className="button quiet" onClick={onClear}>
        {say('Clear search and filters')}
      </button>
    </div>
  );
}
