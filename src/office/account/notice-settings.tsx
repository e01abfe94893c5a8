/** Settings of how a department hears of new requests by mail: of one's own, of management of all. */
import { useRef, useState } from 'react';
import { departments } from '../../content/office/departments.ts';
import { type NoticeMode, noticeModes } from '../../contract/office/mail.ts';
import { endpoints } from '../../contract/protocol/endpoints.ts';
import { callOffice, useSession } from '../../device/office/session/page.ts';
import { problemLines } from '../../forms/engine/outcome/alert-text.ts';
import { useDraftlessForm } from '../../forms/engine/use-draftless-form.ts';
import {
  type NoticeChange,
  type NoticeSetting,
  noticeChangeSchema,
  noticeDepartmentsOfRole,
} from '../../kinds/calls/notices.ts';
import { Field } from '../../ui/field/field.tsx';
import { say, sayKnown } from '../../words/say.ts';
import { AnswerState } from '../features/dashboard/answer-state.tsx';
import { useOfficeAnswer } from '../features/dashboard/use-office-answer.ts';

const MODES = {
  none: 'None',
  each: 'Each request',
  morning: 'All of a day, at 7 in the morning',
} as const satisfies Readonly<Record<NoticeMode, string>>;

/** Settings of mail about new requests. Empty for departments that get none, and where the server sends no mail. */
export function NoticeSettings() {
  const { session } = useSession();
  const isShown = session?.sendsMail && noticeDepartmentsOfRole(session.account.role).length > 0;
  const answer = useOfficeAnswer<NoticeSetting[]>(isShown ? endpoints.notices : '');
  if (!isShown) return null;
  return (
    <section className="office-block" aria-labelledby="notices">
      <h2 id="notices">{say('New requests by mail')}</h2>
      <p className="office-note">
        {say('A notice has the reference, dates and number of people, and names nobody.')}
      </p>
      <AnswerState answer={answer} what={say('The settings')}>
        {answer.value?.map((setting) => (
          <NoticeForm key={setting.department} setting={setting} onSaved={() => void answer.ask()} />
        ))}
      </AnswerState>
    </section>
  );
}

const pageOf = { operations: departments.operations, bookings: departments.stayBookings } as const;

function NoticeForm({ setting, onSaved }: { setting: NoticeSetting; onSaved: () => void }) {
  const { department, problem, isConfirmed } = setting;
  const [said, setSaid] = useState('');
  /** Counts what was typed, chosen and saved: an answer is said of what it answers. */
  const turn = useRef(0);
  /** The office gets what is saved in the order in which it was saved. */
  const before = useRef<Promise<unknown>>(Promise.resolve());
  const { press, field } = useDraftlessForm({
    values: { mode: setting.mode as string, address: setting.address, code: '' },
    schema: noticeChangeSchema,
    toPayload: (typed) => ({ department, ...typed }),
    // Nothing waits for the answer: the next press is saved too.
    async send(change) {
      void save(change);
      return null;
    },
  });

  function touch(): void {
    turn.current += 1;
    setSaid('');
  }

  async function save(change: NoticeChange): Promise<void> {
    const { current } = turn;
    const saving = before.current.then(() => callOffice('PUT', endpoints.notices, change));
    before.current = saving.catch(() => undefined);
    const done = await saving;
    if (current !== turn.current) return;
    setSaid(done.ok ? say('Saved.') : problemLines(done.problem).map(sayKnown).join(' '));
    if (done.ok) onSaved();
  }

  return (
    <form
      className="notice-form"
      noValidate
      aria-label={sayKnown(pageOf[department].name)}
      onChange={touch}
      onSubmit={(event) => {
        touch();
        void press(event);
      }}
    >
      <h3>{sayKnown(pageOf[department].name)}</h3>
      <Field label={say('Notices')} {...field('mode')}>
        {noticeModes.map((one) => (
          <option key={one} value={one}>
            {say(MODES[one])}
          </option>
        ))}
      </Field>
      <Field label={say('E-mail')} type="email" {...field('address')} />
      {!isConfirmed && (
        <>
          <p>
            {say(
              'Nothing is sent to this address yet. We have sent it a code: enter it here. Save without a code to get another one.',
            )}
          </p>
          <Field label={say('Code')} autoComplete="one-time-code" {...field('code')} />
        </>
      )}
      {problem && <p className="problem">{say('The last notice did not arrive: {problem}', { problem })}</p>}
      <p className="buttons">
        <button type="submit" className="button">
          {say('Save')}
        </button>
      </p>
      <p role="status">{said}</p>
    </form>
  );
}
