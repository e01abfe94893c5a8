/** Entries that this device carries for others. They are sealed, so they can be counted but not read. */
import { type CarriedFile, openDevice } from '../../device/outbox/index.ts';
import { LocalTime } from '../../ui/dates/local-time.tsx';
import type { Dialogs } from '../../ui/dialog/dialog.tsx';
import { describeCarried } from '../../words/carried-files.ts';
import { say, sayCount, sayKnown, sayWith } from '../../words/say.ts';

interface OutboxCarriedProps {
  carried: readonly CarriedFile[];
  confirm: Dialogs['confirm'];
}

export default function CarriedEntries({ carried, confirm }: OutboxCarriedProps) {
  const { carrier, replayer } = openDevice();

  async function remove({ file, entries, received }: CarriedFile): Promise<void> {
    const left = entries - received;
    const question = sayCount(
      left,
      'Remove 1 entry that you carry for somebody else from this device? If the device that wrote them is lost, they are lost.',
      'Remove {count} entries that you carry for somebody else from this device? If the device that wrote them is lost, they are lost.',
    );
    if (await confirm(question)) await carrier.remove(file);
  }

  async function tryAgain({ file }: CarriedFile): Promise<void> {
    await carrier.tryAgain(file);
    await replayer.replay(true, true);
  }

  return (
    <section className="send-file" aria-labelledby="carried">
      <h3 id="carried">{say('Carried for others')}</h3>
      <ul className="carried">
        {carried.map((one) => (
          <li key={one.file} className={one.state === 'refused' ? 'notice problem' : 'notice'}>
            <p>
              {sayWith('{carried} Saved {time}.', {
                carried: describeCarried(one),
                time: <LocalTime key="time" at={one.savedAt} />,
              })}
            </p>
            {one.problems.map((problem) => (
              <p key={problem}>{sayKnown(problem)}</p>
            ))}
            {one.state !== 'delivered' && (
              <div className="buttons">
                <button type="button" className="button" onClick={() => void tryAgain(one)}>
                  {say('Send now')}
                </button>
                <button type="button" className="button quiet" onClick={() => void remove(one)}>
                  {say('Remove')}
                </button>
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
