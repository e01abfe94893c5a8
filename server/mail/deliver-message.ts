/** One attempt to hand a message to the mail server, bounded in time. */

import { Readable } from 'node:stream';
import { domainToASCII } from 'node:url';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { MailSettings } from './mail-settings.ts';

export type DeliveryResult =
  | { what: 'sent' }
  /** The server has refused it for good. */
  | { what: 'refused'; problem: string }
  /** To be tried again. @param all true when it would be the same for every message, as with a server that is away */
  | { what: 'later'; problem: string; all: boolean }
  /** The content was on its way and no answer came: nobody knows. */
  | { what: 'unknown'; problem: string }
  /** Another server sends it, or it was removed. */
  | { what: 'taken' };

/** Longest waits, milliseconds. */
export interface DeliveryTimeouts {
  connection: number;
  greeting: number;
  /** Between two signs of life. */
  silence: number;
  /** For all of it, however many signs of life there are. */
  all: number;
}

export const defaultTimeouts: DeliveryTimeouts = {
  connection: 10_000,
  greeting: 10_000,
  silence: 30_000,
  all: 90_000,
};

interface DeliveryRequest {
  settings: MailSettings;
  /** How this server names itself. */
  name: string;
  recipient: string;
  content: Buffer;
  /** Called when the mail server asks for the content, before any is sent; false withholds it. */
  beforeContent: () => Promise<boolean>;
  times: DeliveryTimeouts;
  /** Aborts the attempt. */
  signal: AbortSignal;
}

class ContentWithheld extends Error {}

/** Fields of the error that nodemailer reports. */
interface SmtpError extends Error {
  code?: string;
  command?: string;
  /** The server's own answer; none for a line that broke. */
  responseCode?: number;
}

/** Never rejects. */
export async function deliverMessage({
  settings,
  recipient,
  content,
  ...rest
}: DeliveryRequest): Promise<DeliveryResult> {
  const { host, port, secure, login, from } = settings;
  const { times, beforeContent, signal, name } = rest;
  const progress = { isEnvelope: false, isMarked: false };
  const connection = new SMTPConnection({
    host,
    port,
    secure,
    name,
    connectionTimeout: times.connection,
    dnsTimeout: times.connection,
    greetingTimeout: times.greeting,
    socketTimeout: times.silence,
    socketCloseTimeout: 0,
    // A password is never given to a stranger on the way.
    requireTLS: login !== null && !isThisMachine(host),
  });
  try {
    await new Promise<void>((resolve, reject) => {
      const fail = (error: unknown) => reject(error instanceof Error ? error : new Error(String(error)));
      const done = (error?: Error | null) => (error ? fail(error) : resolve());
      const limit = AbortSignal.any([AbortSignal.timeout(times.all), signal]);
      limit.addEventListener('abort', () => fail(new Error('It took too long.')), { once: true });
      if (limit.aborted) return fail(limit.reason);
      connection.on('error', fail);
      const send = () => {
        progress.isEnvelope = true;
        const message = contentStream(content, async () => {
          if (!(await beforeContent())) throw new ContentWithheld();
          progress.isMarked = true;
        });
        connection.send({ from: from.address, to: [toAsciiDomain(recipient)] }, message, done);
      };
      connection.connect((error) => {
        if (error) return fail(error);
        if (!login) return send();
        connection.login({ credentials: login }, (refused) => (refused ? fail(refused) : send()));
      });
    });
    return { what: 'sent' };
  } catch (error) {
    return error instanceof ContentWithheld ? { what: 'taken' } : resultOfError(error as SmtpError, progress);
  } finally {
    connection.close();
  }
}

/** An address with its domain as mail servers look it up; the part before it needs a server that takes SMTPUTF8. */
function toAsciiDomain(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  return address.slice(0, at) + (domainToASCII(address.slice(at)) || address.slice(at));
}

/** Nothing is read of it before the mail server has said that it takes the content. */
function contentStream(content: Buffer, before: () => Promise<void>): Readable {
  let isAsked = false;
  return new Readable({
    read() {
      if (isAsked) return;
      isAsked = true;
      before().then(
        () => {
          this.push(content);
          this.push(null);
        },
        (error) => this.destroy(error),
      );
    },
  });
}

function resultOfError(
  { code, command, responseCode }: SmtpError,
  { isEnvelope, isMarked }: { isEnvelope: boolean; isMarked: boolean },
): DeliveryResult {
  // No text of the server's is kept: it repeats the address.
  const answer = responseCode ? ` (${responseCode})` : '';
  const isFinal = (responseCode ?? 0) >= 500;
  if (isMarked && !(code === 'EMESSAGE' && responseCode)) {
    return {
      what: 'unknown',
      problem: 'The connection broke before the mail server said whether it has it.',
    };
  }
  if (!isEnvelope) {
    const problem =
      code === 'EAUTH' ? 'The mail server refuses our name or password' : 'The mail server cannot be reached';
    return { what: 'later', problem: `${problem}${answer}.`, all: true };
  }
  if (command === 'MAIL FROM') {
    return {
      what: 'later',
      problem: `The mail server does not take mail from our address${answer}.`,
      all: true,
    };
  }
  if (!responseCode)
    return { what: 'later', problem: 'The connection to the mail server broke.', all: false };
  if (!isFinal)
    return { what: 'later', problem: `The mail server asks us to try later${answer}.`, all: false };
  const what = command === 'RCPT TO' ? 'this address' : 'this message';
  return { what: 'refused', problem: `The mail server has refused ${what}${answer}.` };
}

function isThisMachine(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.');
}
