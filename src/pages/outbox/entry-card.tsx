/** The card of one request: its stamp, its trip, what it says of itself, and what is in it. */
import { type ComponentType, type ReactNode, useState } from 'react';
import { type Entry, originalRequestOf, type UnsentRequest } from '../../device/outbox/index.ts';
import { RequestFields } from '../../forms/engine/outcome/request-fields.tsx';
import { kindTitle } from '../../kinds/entry-kinds.ts';
import { formatDayOf } from '../../ui/dates/local-days.ts';
import { LocalTime } from '../../ui/dates/local-time.tsx';
import { Stamp } from '../../ui/stamp.tsx';
import { say, sayKnown, sayWith } from '../../words/say.ts';
import type { ElsewhereProps } from './elsewhere.tsx';
import { formatHeading, headingOfUnsent } from './request-heading.ts';

interface EntryCardProps {
  request: UnsentRequest;
  label: string;
  children: ReactNode;
}

/** Card of one request. A correction is shown as the request that it corrects. */
export function EntryCard({ request, label, children }: EntryCardProps) {
  const { entry, isCorrection, receipt } = request;
  const { reference } = entry;
  const { kind, capturedAt, payload } = originalRequestOf(entry);
  return (
    <Card
      entry={{ reference, kind, capturedAt }}
      title={formatHeading(headingOfUnsent(request))}
      label={label}
      payload={payload}
    >
      {receipt && (
        <>
          <dt>{say('Received')}</dt>
          <dd>
            <span key={isCorrection ? 'before' : 'later'}>
              {sayWith(isCorrection ? 'the version before, {time}' : 'a later version, {time}', {
                time: <LocalTime key="time" at={receipt.receivedAt} />,
              })}
            </span>
          </dd>
        </>
      )}
      {children}
    </Card>
  );
}

interface CardProps {
  entry: Pick<Entry, 'reference' | 'kind' | 'capturedAt'>;
  /** The trip that it is for. */
  title: string;
  label: string;
  /** The server's time, on the stamp of a received entry. */
  receivedAt?: string;
  /** The content of the request, while it is on this device. */
  payload?: unknown;
  children: ReactNode;
}

/** @param children terms and descriptions */
export function Card({ entry, title, label, receivedAt, payload, children }: CardProps) {
  return (
    <li className="entry">
      <Stamp reference={entry.reference} label={label} date={formatDayOf(receivedAt)} />
      <h3>{title}</h3>
      <dl className="definition">
        <dt>{say('Request')}</dt>
        <dd>{sayKnown(kindTitle(entry.kind))}</dd>
        <dt>{say('Filled in')}</dt>
        <dd>
          <LocalTime at={entry.capturedAt} />
        </dd>
        {children}
      </dl>
      {payload !== undefined && (
        <details>
          <summary>
            {say('What is in it')} <span className="visually-hidden">({entry.reference})</span>
          </summary>
          <dl className="definition">
            <RequestFields payload={payload} />
          </dl>
        </details>
      )}
      <ElsewhereDetails reference={entry.reference} title={title} />
    </li>
  );
}

/** Loaded where somebody asks for it. */
function ElsewhereDetails(props: ElsewhereProps) {
  const [loaded, setLoaded] = useState<{ Elsewhere: ComponentType<ElsewhereProps> } | null>(null);
  // Without it the details stay empty; opened again they try once more.
  const load = () => void import('./elsewhere.tsx').then(setLoaded, () => undefined);
  return (
    <details onToggle={() => loaded || load()}>
      <summary>
        {say('From another device, or without e-mail')}{' '}
        <span className="visually-hidden">({props.reference})</span>
      </summary>
      {loaded && <loaded.Elsewhere {...props} />}
    </details>
  );
}
