/**
 * Form for an answer to a request, from a template or written freely. It is sent with the person's own mail
 * program or WhatsApp, or by the server.
 */

import { type ChangeEvent, type MouseEvent, useId, useState } from 'react';
import { useSession } from '../../../device/office/session/page.ts';
import { type Row, useRecords } from '../../../device/records/index.ts';
import { EmailField, PhoneField } from '../../../forms/engine/fields/contact-fields.tsx';
import { alertText } from '../../../forms/engine/outcome/alert-text.ts';
import { savedMessage } from '../../../forms/engine/outcome/outcome-messages.ts';
import type { RequestKind } from '../../../kinds/list.ts';
import type { Reply } from '../../../kinds/record-note/reply-schema.ts';
import type { ReplyTemplate } from '../../../kinds/reply-template/schema.ts';
import { staffSubmissionDefinitions } from '../../../kinds/staff-submissions.ts';
import { type RepliedState, repliedStates } from '../../../kinds/statuses.ts';
import { stateAfterReply } from '../../../kinds/working-state.ts';
import { Field } from '../../../ui/field/field.tsx';
import { isolateDirection } from '../../../words/isolate-direction.ts';
import { LANGUAGE_NAMES } from '../../../words/languages.ts';
import { say, sayKnown } from '../../../words/say.ts';
import { stateLabel } from '../../records/list/state-labels.ts';
import { useOfficeDialogs } from '../../shell/frame/dialogs.tsx';
import { formatMoment } from '../../table/engine/format.ts';
import { ColleaguesWriting } from './colleagues-writing.tsx';
import { LatestAnswer, rememberOwnAnswer, useAnswersSince } from './latest-answer.tsx';
import { type CheckedReply, checkedReply, fillTemplate, type ReplyDraft, replyLink } from './reply-draft.ts';
import { sendHeldBack, sendNow } from './send-reply.ts';
import { useReplyDraft } from './use-reply-draft.ts';
import { useWriting } from './use-writing.ts';

interface ReplyFormProps {
  row: Row<RequestKind>;
  /**
   * Called once the answer is stored, with the outcome in words, and with whether another draft has been
   * begun since.
   */
  onDone: (words: string, goesOn: boolean) => void;
}

export function ReplyForm({ row, onDone }: ReplyFormProps) {
  const id = useId();
  const { session } = useSession();
  const author = session?.account.id ?? null;
  const { draft, restored, change, sent, discard } = useReplyDraft(row, author);
  const { typed, stopped } = useWriting(row.id);
  const since = useAnswersSince(row, draft.id);
  const { confirm } = useOfficeDialogs();
  const [problems, setProblems] = useState<Partial<Record<keyof ReplyDraft, string>>>({});
  const [failure, setFailure] = useState('');
  const [sending, setSending] = useState(false);
  const templates = useRecords('replyTemplate').rows.filter(
    ({ about, inUse }) => about === row.kind && inUse === 'yes',
  );

  function set(part: Partial<ReplyDraft>): void {
    typed();
    change(part);
  }

  function choose(template: string): void {
    const chosen = templates.find((one) => one.id === template);
    set({
      template,
      ...(chosen && {
        sets: chosen.sets ?? 'answered',
        subject: fillTemplate(row, chosen.subject),
        text: fillTemplate(row, chosen.body),
      }),
    });
  }

  async function send(way: Reply['way'], { reply, text }: CheckedReply): Promise<void> {
    const answer = { id: draft.id, opener: draft.author, reply, text };
    rememberOwnAnswer(draft.id);
    const outcome = await (way === 'office' ? sendHeldBack(row, draft, answer) : sendNow(row, answer));
    if (outcome.type === 'accepted' || outcome.type === 'saved') {
      // Text that was typed while the answer was being sent is kept.
      const goesOn = sent(draft);
      onDone(outcome.type === 'saved' ? sayKnown(savedMessage(outcome)) : say(DONE[way]), goesOn);
    } else setFailure(alertText(staffSubmissionDefinitions.recordNote.strings, outcome));
  }

  /** Checks the answer and sends it. @returns true if it is valid */
  function press(way: Reply['way']): boolean {
    const checked = checkedReply(row, draft, way);
    setFailure('');
    if ('problems' in checked) {
      setProblems(checked.problems);
      return false;
    }
    setProblems({});
    setSending(true);
    void send(way, checked).finally(() => setSending(false));
    return true;
  }

  /** Asks before a guest gets a second answer. @returns true where the person wants to send theirs all the same */
  async function mayAnswerAgain(): Promise<boolean> {
    const latest = since.latest();
    if (!latest) return true;
    const { by: name, capturedAt } = latest;
    const asked = say('{name} has answered at {time}. Send yours as well?', {
      name,
      time: formatMoment(capturedAt),
    });
    if (!(await confirm(asked))) return false;
    since.agree();
    return true;
  }

  /** Opens the person's own program, unless something has to be asked or corrected before. */
  function open(way: 'mail' | 'whatsapp', event: MouseEvent<HTMLAnchorElement>): void {
    const link = event.currentTarget;
    if (!since.latest()) {
      if (!press(way)) event.preventDefault();
      return;
    }
    event.preventDefault();
    void mayAnswerAgain().then((wanted) => wanted && link.isConnected && link.click());
  }

  const input = (name: 'email' | 'phone' | 'subject' | 'text') => ({
    value: draft[name],
    error: problems[name],
    onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
  });
  const linkTo = (way: 'mail' | 'whatsapp') => {
    const checked = checkedReply(row, draft, way);
    return 'problems' in checked ? '#' : replyLink(checked.reply, checked.text);
  };
  return (
    <section className="reply-form" aria-labelledby={id}>
      <h3 id={id}>{say('Reply')}</h3>
      <LatestAnswer row={row} />
      <ColleaguesWriting record={row.id} />
      {restored && (
        <p className="reply-restored" role="status">
          {say('Your unfinished answer is back.')}{' '}
          <button
            type="button"
            className="row-button"
            onClick={() => {
              stopped();
              discard();
            }}
          >
            {say('Start again')}
          </button>
        </p>
      )}
      <Field
        label={say('Template')}
        value={draft.template}
        onChange={({ target }: ChangeEvent<HTMLSelectElement>) => choose(target.value)}
      >
        <option value="">
          {templates.length > 0 ? say('Choose …') : say('No templates for this kind of request')}
        </option>
        {templates.map((template) => (
          <option key={template.id} value={template.id}>
            {nameInLanguage(template)}
          </option>
        ))}
      </Field>
      <div className="reply-contacts">
        <EmailField autoComplete="off" {...input('email')} />
        <PhoneField
          label={say('WhatsApp')}
          autoComplete="off"
          hint={say('With its country, like +255 712 345 678.')}
          {...input('phone')}
        />
      </div>
      <Field label={say('Subject')} autoComplete="off" {...input('subject')} />
      <Field label={say('Text')} multiline rows={8} {...input('text')} />
      {stateAfterReply(row.state, 'quoted') && (
        <Field
          label={say('State after sending')}
          value={draft.sets ?? 'answered'}
          onChange={({ target }: ChangeEvent<HTMLSelectElement>) =>
            set({ sets: target.value as RepliedState })
          }
        >
          {repliedStates.map((state) => (
            <option key={state} value={state}>
              {sayKnown(stateLabel(state))}
            </option>
          ))}
        </Field>
      )}
      {failure && (
        <p className="problem" role="alert">
          {failure}
        </p>
      )}
      <div className="buttons">
        {session?.sendsMail && (
          <button
            type="button"
            className="button primary"
            disabled={sending}
            onClick={() => void mayAnswerAgain().then((wanted) => wanted && press('office'))}
          >
            {say('Send from the office')}
          </button>
        )}
        <a className="button" href={linkTo('mail')} onClick={(event) => open('mail', event)}>
          {say('Open in my mail')}
        </a>
        <a
          className="button"
          href={linkTo('whatsapp')}
          target="_blank"
          rel="noopener"
          onClick={(event) => open('whatsapp', event)}
        >
          {say('WhatsApp')}
        </a>
      </div>
    </section>
  );
}

/** "Offer", and "Offer (Deutsch)": one name may have a text in each language. */
function nameInLanguage({ name, language = 'en' }: ReplyTemplate): string {
  return language === 'en' ? name : `${isolateDirection(name)} (${LANGUAGE_NAMES[language]})`;
}

const DONE = {
  office: 'The office is sending the answer. You will see below when it has been sent.',
  mail: 'The answer is kept below. Send it in your mail program.',
  whatsapp: 'The answer is kept below. Send it in WhatsApp.',
} as const satisfies Readonly<Record<Reply['way'], string>>;
