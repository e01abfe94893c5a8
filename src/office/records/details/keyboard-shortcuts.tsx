import { say } from '../../../words/say.ts';

/** The list of keys of an opened request, for those who work without a mouse. */
export function KeyboardShortcuts() {
  const keys = [
    { key: 'R', does: say('Reply') },
    { key: 'S', does: say('State') },
    { key: 'A', does: say('Owner') },
    { key: 'F', does: say('Follow up on') },
    { key: 'N', does: say('Add a note') },
    { key: 'J', does: say('Next') },
    { key: 'K', does: say('Previous') },
    { key: 'Esc', does: say('Close') },
  ];
  return (
    <details className="panel-keys">
      <summary data-key="?">{say('Keys (?)')}</summary>
      <dl className="definition">
        {keys.map(({ key, does }) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
