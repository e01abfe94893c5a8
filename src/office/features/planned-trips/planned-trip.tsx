import { routes } from '../../../contract/protocol/routes.ts';
import { useSession } from '../../../device/office/session/page.ts';
import type { Row } from '../../../device/records/index.ts';
import { mayHandle } from '../../../kinds/record-roles.ts';
import { Link } from '../../../words/link.tsx';
import { say } from '../../../words/say.ts';
import { closeDialogAround, PLAN_PARAMETER } from '../../records/entry/form-sections.ts';
import { tableUrl } from '../../records/list/record-url.ts';
import { planInWords } from './plan-in-words.ts';

/** The trip that the guest built: its stops, what the guest saw of it, and how it becomes a tour booking. */
export function PlannedTrip({ row }: { row: Row<'tripPlan'> }) {
  const role = useSession().session?.account.role ?? '';
  const plan = planInWords(row.plan);
  return (
    <section className="notes" aria-label={say('Planned trip')}>
      <h3>{say('Planned trip')}</h3>
      {plan && (
        <>
          <ol>
            {plan.stops.map((stop) => (
              <li key={stop}>{stop}</li>
            ))}
          </ol>
          {!plan.isWhole && (
            <p className="label">{say('Not all of it could be read: see what the guest saw.')}</p>
          )}
          <dl className="definition">
            {plan.facts.map(({ label, text }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      {row.planShown && (
        <details open={plan === null || !plan.isWhole}>
          <summary>{say('What the guest saw')}</summary>
          <ul>
            {row.planShown.split('\n').map((line, index) => (
              <li key={index}>{line}</li>
            ))}
          </ul>
        </details>
      )}
      <p className="buttons">
        {mayHandle(role, 'tour') && (
          <Link
            className="button"
            to={`${tableUrl('tour', { role })}&${PLAN_PARAMETER}=${row.id}#form`}
            onClick={closeDialogAround}
          >
            {say('Make a tour booking')}
          </Link>
        )}
        {plan && (
          <Link className="button quiet" to={`${routes.plan}#${row.plan}`}>
            {say('Open in the planner')}
          </Link>
        )}
      </p>
    </section>
  );
}
