/** Colleagues who are writing to the same guest, above the form for an answer: live, so that nobody answers twice. */
import { useSession } from '../../../device/office/session/page.ts';
import { useReplyWriters } from '../../../device/office/writing/page.ts';
import { say } from '../../../words/say.ts';

export function ColleaguesWriting({ record }: { record: string }) {
  const { session } = useSession();
  const writers = useReplyWriters(record);
  return (
    <div className="colleagues-writing" role="status">
      {writers.map((account) => (
        <p key={account} className="notice">
          {say('{name} is writing to this guest now.', {
            name: session?.colleagues.find(({ id }) => id === account)?.name ?? say('A colleague'),
          })}
        </p>
      ))}
    </div>
  );
}
