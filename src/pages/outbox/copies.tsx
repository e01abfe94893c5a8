/** Copies of received entries, kept on this device until a backup of the server contains them. */
import { deleteOwnCopies, type OutboxView } from '../../device/outbox/page.ts';
import { say, sayCount } from '../../words/say.ts';

interface CopiesProps {
  copies: OutboxView['copies'];
  confirm: (text: string) => Promise<boolean>;
}

const WARNING =
  'Delete the copies on this device? Should our records be damaged before the next backup, you would have to send these requests again.';

export function OutboxCopies({ copies: { count, size }, confirm }: CopiesProps) {
  if (count === 0) return null;
  const kilobytes = Math.max(1, Math.round(size / 1_000));

  async function remove(): Promise<void> {
    if (await confirm(say(WARNING))) await deleteOwnCopies();
  }

  return (
    <div className="copies">
      <p className="prose">
        {sayCount(
          count,
          'This device keeps a copy of 1 request that we received ({kilobytes} KB), so that nothing is lost should our records be damaged. A copy is deleted as soon as one of our backups has the request. Visitors’ copies are sealed: only our booking desk can read them.',
          'This device keeps copies of {count} requests that we received ({kilobytes} KB), so that nothing is lost should our records be damaged. A copy is deleted as soon as one of our backups has the request. Visitors’ copies are sealed: only our booking desk can read them.',
          { kilobytes },
        )}
      </p>
      <button type="button" className="button quiet" onClick={remove}>
        {say('Delete the copies')}
      </button>
    </div>
  );
}
