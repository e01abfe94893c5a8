/** The last answer that a request has had, above the form for another one: live, so that nobody answers twice. */
import { useRef, useState } from 'react';
import type { RecordReply } from '../../../contract/protocol/record-base.ts';
import type { Row } from '../../../device/records/index.ts';
import type { RequestKind } from '../../../kinds/list.ts';
import { say } from '../../../words/say.ts';
import { formatMoment } from '../../table/engine/format.ts';

type Request = Row<RequestKind>;

/** Ids of answers that were written on this page. */
const ownAnswers = new Set<string>();

export const rememberOwnAnswer = (id: string): void => void ownAnswers.add(id);

const answersOf = ({ replies = [] }: Pick<Request, 'replies'>): RecordReply[] =>
  replies.filter(({ takenBack }) => !takenBack);

export function LatestAnswer({ row }: { row: Request }) {
  const latest = answersOf(row).at(-1);
  return (
    <div className="latest-answer-line" role="status">
      {latest && (
        <details className="notice latest-answer">
          <summary>
            {say('Answered by {name} at {time}: read it', {
              name: latest.by,
              time: formatMoment(latest.capturedAt),
            })}
          </summary>
          {latest.subject && (
            <p>
              <strong>{latest.subject}</strong>
            </p>
          )}
          <p>{latest.text}</p>
        </details>
      )}
    </div>
  );
}

interface AnswersSince {
  /** The last answer that came after somebody had begun to write, but for their own. */
  latest: () => RecordReply | undefined;
  /** To be called once they have been told of it and want to send theirs all the same. */
  agree: () => void;
}

/** @param draft a UUIDv7, made when the draft was begun */
export function useAnswersSince(row: Request, draft: string): AnswersSince {
  // A draft of an earlier visit was begun before this form was opened.
  const [known] = useState(
    () => new Set(answersOf(row).flatMap(({ id, capturedAt }) => (capturedAt < begunAt(draft) ? id : []))),
  );
  const agreed = useRef(new Set<string>());
  const since = () =>
    answersOf(row).filter(({ id }) => ![known, ownAnswers, agreed.current].some((ids) => ids.has(id)));
  return {
    latest: () => since().at(-1),
    agree() {
      for (const { id } of since()) agreed.current.add(id);
    },
  };
}

/** The time in a UUIDv7, ISO 8601. */
const begunAt = (id: string) =>
  new Date(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toISOString();
