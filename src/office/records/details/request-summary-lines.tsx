import type { Row } from '../../../device/records/index.ts';
import type { RequestKind } from '../../../kinds/list.ts';
import { say, sayCount } from '../../../words/say.ts';
import { requestSummary } from './request-summary.ts';

/** Characters of a special request from which it may not be whole beside a reply. */
const LONG = 200;

/** Summary of what the guest asks for: the first lines of an opened request. */
export function RequestSummaryLines({ row }: { row: Row<RequestKind> }) {
  const { trip, people, money, request } = requestSummary(row, (days) =>
    sayCount(days, '1 day', '{count} days'),
  );
  const lines = [
    { label: say('Dates and package'), text: trip },
    { label: say('People'), text: people },
    { label: money?.isAgreed ? say('Price agreed') : budgetLabel(row), text: money?.amount },
    { label: say('Special request'), text: request || say('None') },
  ];
  return (
    <>
      {row.suspect && (
        <p className="notice">
          {say('Possible spam: a hidden field of the form was filled in, as robots do.')}
        </p>
      )}
      <dl
        className="definition wish"
        // Beside a reply it is scrolled by itself, and must be reached by keyboard then.
        {...(request.length > LONG && { tabIndex: 0 })}
      >
        {lines.map(
          ({ label, text }) =>
            text && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <bdi>{text}</bdi>
                </dd>
              </div>
            ),
        )}
      </dl>
    </>
  );
}

const budgetLabel = ({ kind }: Row<RequestKind>) =>
  kind === 'tour' ? say('Budget per person and day') : say('Budget');
