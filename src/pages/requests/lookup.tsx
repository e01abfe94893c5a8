/** /lookup: what we hold of a request, by its reference and the contact that it was made with. */

import { lazy, Suspense, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { problemSchema } from '../../contract/protocol/answers.ts';
import { endpoints } from '../../contract/protocol/endpoints.ts';
import {
  type LookupAnswer,
  type LookupRequest,
  lookupAnswerSchema,
  lookupRequestSchema,
} from '../../contract/protocol/lookup.ts';
import { routes } from '../../contract/protocol/routes.ts';
import { createTransport } from '../../device/core/transport.ts';
import { RequestFields } from '../../forms/engine/outcome/request-fields.tsx';
import { payloadResolver } from '../../forms/engine/submit/payload-resolver.ts';
import { formatDayOf } from '../../ui/dates/local-days.ts';
import { LocalTime } from '../../ui/dates/local-time.tsx';
import { Field } from '../../ui/field/field.tsx';
import type { Picture } from '../../ui/picture.tsx';
import { Stamp } from '../../ui/stamp.tsx';
import { Link } from '../../words/link.tsx';
import { say, sayKnown, sayWith } from '../../words/say.ts';
import { Hero } from '../parts/hero.tsx';
import { RequestProgress } from '../parts/request/request-progress.tsx';
import './lookup.css';

export interface LookupData {
  title: string;
  standfirst: string;
  picture: Picture;
}

/** `at` tells one look-up from the next: a form of before is not that of what was found now. */
type Finding = { answer: LookupAnswer; contact: string; at: number } | { message: string };

const loadChangeRequest = () => import('../parts/request/change-request.tsx');
// Loaded where there is a request to change.
const ChangeRequest = lazy(async () => ({ default: (await loadChangeRequest()).ChangeRequest }));

/** How far the office is with a request that it has nothing more to do for. */
const OVER: readonly string[] = ['done', 'closed'];

const transport = createTransport();

const OFFLINE = 'We cannot be reached just now. Your look-up needs a signal.';

export default function LookupPage({ data }: { data: LookupData }) {
  const { search } = useLocation();
  const [finding, setFinding] = useState<Finding | null>(null);
  const { register, handleSubmit, formState } = useForm<LookupRequest, unknown, LookupRequest>({
    defaultValues: { reference: new URLSearchParams(search).get('reference') ?? '', contact: '' },
    resolver: payloadResolver(lookupRequestSchema, (values: LookupRequest) => values),
  });
  const { errors, isSubmitting } = formState;
  const field = (name: keyof LookupRequest) => ({ ...register(name), error: errors[name]?.message });

  return (
    <article className={`tool lookup ${data.picture.colours}`}>
      <Hero page={data} />
      <div className="page">
        <form
          className="form scripted"
          noValidate
          aria-label={say('Look up a request')}
          onSubmit={handleSubmit(async (request) => setFinding(await lookUp(request)))}
        >
          <Field
            label={say('Reference')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            hint={say('As on the stamp, like PB-7Q4M-2XN9-K')}
            required
            {...field('reference')}
          />
          <Field
            label={say('E-mail or phone')}
            autoComplete="email"
            hint={say('The one that you gave in the request')}
            required
            {...field('contact')}
          />
          <button type="submit" className="button primary" disabled={isSubmitting}>
            {isSubmitting ? say('Looking …') : say('Look it up')}
          </button>
        </form>
        <p className="notice unscripted">
          {say('The look-up needs JavaScript. Please call or write to us instead, with your reference.')}
        </p>
        <div aria-live="polite">
          {finding &&
            ('answer' in finding ? (
              <Found key={finding.at} {...finding} />
            ) : (
              <p className="notice">{sayKnown(finding.message)}</p>
            ))}
        </div>
        <p>
          {sayWith('Requests written on this device, sent or not, are under {page}, without a signal too.', {
            page: (
              <Link key="page" to={routes.outbox}>
                {say('Sent from this device')}
              </Link>
            ),
          })}
        </p>
      </div>
    </article>
  );
}

async function lookUp(request: LookupRequest): Promise<Finding> {
  const reply = await transport(endpoints.lookup, { method: 'POST', json: JSON.stringify(request) });
  if (reply instanceof Error) return { message: OFFLINE };
  const found = reply.status === 200 ? lookupAnswerSchema.safeParse(reply.body) : null;
  if (found?.success) return { answer: found.data, contact: request.contact, at: performance.now() };
  const problem = problemSchema.safeParse(reply.body);
  // No signal, or a captive portal's page in place of our answer.
  return { message: problem.success ? problem.data.message : OFFLINE };
}

function Found({ answer, contact }: Extract<Finding, { answer: LookupAnswer }>) {
  const [isChanging, setChanging] = useState(false);
  const isOpen = !OVER.includes(answer.progress?.state ?? '');
  // Form and outbox are there before the person has left the signal.
  useEffect(() => {
    if (isOpen)
      void loadChangeRequest().then(
        ({ prepare }) => prepare(),
        () => undefined,
      );
  }, [isOpen]);
  return (
    <section className="found" aria-labelledby="found">
      <Stamp reference={answer.reference} label={say('Received')} date={formatDayOf(answer.receivedAt)} />
      <div>
        <h2 id="found">{sayKnown(answer.title)}</h2>
        <dl className="definition">
          <dt>{say('Filled in')}</dt>
          <dd>
            <LocalTime at={answer.capturedAt} />
          </dd>
          <dt>{say('Received')}</dt>
          <dd>
            <LocalTime at={answer.receivedAt} />
          </dd>
          {answer.progress && <RequestProgress {...answer.progress} history={answer.history} />}
          <RequestFields payload={answer.sent} />
        </dl>
        {isOpen && !isChanging && (
          <button type="button" className="button" onClick={() => setChanging(true)}>
            {say('Change this request')}
          </button>
        )}
        {isOpen && isChanging && (
          <Suspense fallback={null}>
            <ChangeRequest answer={answer} contact={contact} />
          </Suspense>
        )}
      </div>
    </section>
  );
}
