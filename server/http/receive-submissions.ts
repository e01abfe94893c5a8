/** Receives submissions, each in a call of its own or many in a backlog: looks up what is held, checks, writes, answers. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Context } from 'hono';
import {
  AUTHOR_HEADER,
  CAPTURED_AT_HEADER,
  CLOCK_AHEAD_HEADER,
  type ReplayEntry,
  type ReplayResult,
  SCHEMA_VERSION_HEADER,
} from '../../src/contract/protocol/answers.ts';
import {
  type DeliveryChannel,
  SENT_BY_HEADER,
  SENT_BY_WORKER,
} from '../../src/contract/protocol/delivery-channels.ts';
import {
  parseClockAhead,
  possibleClockAhead,
  UNKNOWN_CLOCK,
} from '../../src/contract/protocol/wrong-clock.ts';
import { type EntryKind, isEntryKind } from '../../src/kinds/entry-kinds.ts';
import {
  type CheckedSubmission,
  type CheckResult,
  checkSubmission,
  UNKNOWN_KIND_MESSAGE,
  unsupportedRefusal,
} from '../intake/check.ts';
import { contactProofOf } from '../intake/corrections/correction-by-contact.ts';
import {
  type CheckedEntry,
  chunkForChecking,
  type RecordSizes,
  readSizes,
  splitBacklog,
  writeCost,
  yieldToEventLoop,
} from '../intake/envelope/backlog-parts.ts';
import type { ResolveSender } from '../intake/envelope/envelope-sender.ts';
import { findFirstReceipt } from '../intake/first-receipt.ts';
import { newRecordsOf, type ReceiveResult, receiveSubmission } from '../intake/receive.ts';
import { type SplitBody, splitIdentity } from '../intake/submission-secret.ts';
import type { MailContext } from '../mail/mail-context.ts';
import type { Identify } from '../security/caller.ts';
import type { Charge } from '../security/limits.ts';
import type { SealingKeys } from '../security/sealing-keys.ts';
import { chargeAddedDefaults, chargeEntries } from '../security/submission-cost.ts';
import { type Log, newErrorNumber } from '../start/log.ts';
import { isDatabaseUnavailable } from '../store/core/database-unavailable.ts';
import { inSavepoint } from '../store/core/savepoints.ts';
import type { Store } from '../store/core/store.ts';
import type { WriteContext } from '../store/core/write-context.ts';
import { shortenRefusals } from './answers.ts';
import { type FindClockAhead, findClockAheadBy, reportedClockAhead } from './capture-clock.ts';
import { type CheckTools, createCheckTools, temporaryRefusalOf } from './check-tools.ts';
import { readSubmissionId, submissionIdStrings } from './submission-id.ts';

export interface SubmissionReceiverDeps {
  store: Store;
  clock: () => Date;
  log: Log;
  sealingKeys: SealingKeys;
  charge: Charge;
  identify: Identify;
  /** Null where no mail is sent. */
  mail: MailContext | null;
}

export type CheckProblem = Exclude<CheckResult, { checked: CheckedSubmission }>;

/** Its kind may be unknown here. */
type ArrivedSubmission = Parameters<typeof findFirstReceipt>[1];

export function createSubmissionReceiver(deps: SubmissionReceiverDeps) {
  const { store, clock, log, charge, identify, mail } = deps;
  const tools = createCheckTools(deps);

  /** One submission in a call of its own. */
  async function receiveOne(
    c: Context,
    kind: EntryKind,
    { payload, identity }: SplitBody,
  ): Promise<ReceiveResult | CheckProblem> {
    await chargeEntries(c, charge, [kind]);
    const version = c.req.header(SCHEMA_VERSION_HEADER);
    const id = readSubmissionId(c, identity);
    if (id === null) return { status: 400, problem: { message: submissionIdStrings.none } };
    const capturedAt = c.req.header(CAPTURED_AT_HEADER) ?? null;
    const ahead = c.req.header(CLOCK_AHEAD_HEADER);
    const arrival = {
      id,
      identity,
      kind,
      version: version ? Number(version) : null,
      capturedAt,
      clockAhead: findClockAheadBy(
        c,
        clock,
      )({
        capturedAt: capturedAt ?? '',
        clockAhead: parseClockAhead(ahead),
        clockUnknown: ahead === UNKNOWN_CLOCK,
      }),
      payload,
      author: c.req.header(AUTHOR_HEADER) ?? null,
      exit: channelOf(c, 'call'),
      caller: await identify(c),
    };
    const result = await checkUnlessHeld(arrival, tools.forCall(c));
    if (!('checked' in result)) return result;
    const { checked } = result;
    await chargeAddedDefaults(c, charge, [kind], [checked.payload]);
    const sizes = await readSizes(store, [checked]);
    const now = clock();
    return store.write((context) => receiveSubmission(context, checked, now, mail), {
      cost: writeCost(checked, sizes),
      adds: () => newRecordsOf([checked], now),
    });
  }

  /**
   * Checks a new submission, or returns the receipt again of one that is held, or the reason for a refusal.
   */
  async function checkUnlessHeld(
    arrival: ArrivedSubmission,
    { find, ...opener }: CheckTools,
  ): Promise<CheckResult | ReceiveResult> {
    const { kind } = arrival;
    const known = MAY_BE_SEALED.has(kind) ? await findFirstReceipt(store, arrival) : null;
    if (known) return { status: 200, receipt: known };
    const proof = contactProofOf(arrival);
    const found = proof && (await find(proof));
    const result = isEntryKind(kind)
      ? await checkSubmission({ ...arrival, kind, found }, opener)
      : unsupportedRefusal(UNKNOWN_KIND_MESSAGE);
    return 'checked' in result ? result : unlessHeld(arrival, result);
  }

  /** Returns the receipt again for a submission that is held; the refusal applies only to a new one. */
  async function unlessHeld<Refused>(
    arrival: ArrivedSubmission,
    refused: Refused,
  ): Promise<Refused | ReceiveResult> {
    const receipt = await findFirstReceipt(store, arrival);
    return receipt ? { status: 200, receipt } : refused;
  }

  /** One result per entry, in their order. The first entry has already been charged. */
  async function receiveBacklog(
    c: Context,
    entries: readonly ReplayEntry[],
    senderOf: ResolveSender,
    exit: DeliveryChannel,
  ): Promise<ReplayResult[]> {
    // An entry costs the same in a backlog as in its own call.
    const kinds = entries.map(({ kind }) => kind);
    await chargeEntries(c, charge, kinds);
    const ownTools = tools.forEntries(c);
    // A file may be brought by another phone.
    const clockAheadOf = exit === 'sealed' ? reportedClockAhead : findClockAheadBy(c, clock);
    const checks: CheckedEntry[] = [];
    for (const some of chunkForChecking(entries)) {
      if (checks.length > 0) await nextTurn();
      const checking = some.map((entry) => checkEntry(entry, senderOf, { exit, clockAheadOf }, ownTools));
      checks.push(...(await Promise.all(checking)));
    }
    const passed = checks.flatMap((one) => ('checked' in one ? [one.checked] : []));
    const payloads = passed.map(({ payload }) => payload);
    await chargeAddedDefaults(c, charge, kinds, payloads);
    const sizes = await readSizes(store, passed);
    const results: ReplayResult[] = [];
    for (const part of splitBacklog(shortenRefusals(checks), sizes)) {
      if (results.length > 0) await yieldToEventLoop();
      results.push(...(await receivePart(part, sizes)));
    }
    return results;
  }

  /** Entries of a backlog that share a transaction. Their receipts are given once it is committed. */
  async function receivePart(part: readonly CheckedEntry[], sizes: RecordSizes): Promise<ReplayResult[]> {
    const passed = part.flatMap((one) => ('checked' in one ? [one.checked] : []));
    if (passed.length === 0) return part.flatMap((one) => ('checked' in one ? [] : [one]));
    const now = clock();
    const write = async (context: WriteContext) => {
      const answers: ReplayResult[] = [];
      for (const one of part)
        answers.push('checked' in one ? await receiveEntry(context, one.checked, now) : one);
      return answers;
    };
    const cost = passed.reduce((sum, one) => sum + writeCost(one, sizes), 0);
    return store.write(write, { cost, isPart: true, adds: () => newRecordsOf(passed, now) });
  }

  async function checkEntry(
    { id, kind, version, capturedAt, author = null, asMessage, ...sent }: ReplayEntry,
    senderOf: ResolveSender,
    { exit, clockAheadOf }: { exit: DeliveryChannel; clockAheadOf: FindClockAhead },
    ownTools: CheckTools,
  ): Promise<CheckedEntry> {
    const heard = possibleClockAhead(sent.clockAhead);
    const { refusal, ...by } = senderOf({ author, capturedAt, clockAhead: heard });
    const body = splitIdentity(sent.payload);
    if ('problem' in body) return { id, status: 400, problem: body.problem };
    const named = body.identity.id ?? id;
    if (named.toLowerCase() !== id.toLowerCase())
      return { id, status: 400, problem: { message: submissionIdStrings.other } };
    const clockAhead = clockAheadOf({ capturedAt, clockAhead: heard, clockUnknown: sent.clockUnknown });
    const known = { kind, version, capturedAt, clockAhead, author, asMessage, exit };
    const arrival = { id: id.toLowerCase(), ...known, ...body, ...by };
    const result = await (refusal ? unlessHeld(arrival, refusal) : checkUnlessHeld(arrival, ownTools)).catch(
      temporaryRefusalOf,
    );
    return 'checked' in result ? result : { id, ...result };
  }

  /** One entry of a backlog. Its failure affects no other entry. */
  async function receiveEntry(
    context: WriteContext,
    checked: CheckedSubmission,
    now: Date,
  ): Promise<ReplayResult> {
    const { id, kind } = checked;
    try {
      return { id, ...(await inSavepoint(context, () => receiveSubmission(context, checked, now, mail))) };
    } catch (error) {
      // Then none of them can be written.
      if (isDatabaseUnavailable(error)) throw error;
      const number = newErrorNumber();
      log.error({ err: error, error: number, kind }, 'An entry of a replay failed');
      return {
        id,
        status: 500,
        problem: { message: `Something went wrong on our side. We will try again. (Error ${number})` },
      };
    }
  }

  return { receiveOne, receiveBacklog };
}

/** A service worker says of itself that it calls. */
export function channelOf(c: Context, otherwise: DeliveryChannel): DeliveryChannel {
  return c.req.header(SENT_BY_HEADER) === SENT_BY_WORKER ? 'background' : otherwise;
}

/**
 * Kinds with sealed values. Held submissions are looked up first, because opening sealed values costs more.
 */
const MAY_BE_SEALED: ReadonlySet<string> = new Set<EntryKind>(['flightRequest', 'correction']);
