/** The queue of mail and its job, with a real mail server and its faults. */

import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { v7 } from 'uuid';
import { afterEach, describe, expect, it } from 'vitest';
import type { DeliveryTimeouts } from '../../../server/mail/deliver-message.ts';
import {
  MAX_MESSAGE_AGE,
  type MailSenderDeps,
  sendDueMessages,
  startMailSender,
} from '../../../server/mail/mail-sender.ts';
import type { Log } from '../../../server/start/log.ts';
import { backUpDatabase } from '../../../server/store/backup/backup.ts';
import { restoreDatabase } from '../../../server/store/backup/restore.ts';
import { runWithoutLock } from '../../../server/store/cluster/exclusive-job.ts';
import { openStore } from '../../../server/store/core/open.ts';
import type { Store } from '../../../server/store/core/store.ts';
import { type NewMessage, queueMail } from '../../../server/store/mail/mail-queue.ts';
import { addRecord } from '../../../server/store/records/add-record.ts';
import { referenceOf } from '../../../src/contract/values/reference.ts';
import { databases, openSqlite, type TestDatabase } from '../../parts/database/databases.ts';
import { hasPostgres } from '../../parts/database/postgres.ts';
import { createGate } from '../../parts/gate.ts';
import { booking } from '../../parts/records/sample-booking.ts';
import { type MailFaults, startMailServer, type TestMailServer } from '../../parts/server/mail-server.ts';

const DAY_ONE = Date.parse('2027-06-14T08:00:00Z');
const MINUTE = 60_000;
/** Times in which a mail server has to answer: long enough on a busy machine. */
const patient: DeliveryTimeouts = { connection: 20_000, greeting: 20_000, silence: 20_000, all: 60_000 };

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

type OpenDatabase = typeof openSqlite;

interface Office {
  database: TestDatabase;
  server: TestMailServer;
  logged: unknown[];
  parts: MailSenderDeps;
  /** Moves the clock, milliseconds. */
  pass: (ms: number) => void;
  queue: (mail?: Partial<NewMessage>) => Promise<string>;
  /** Runs the job once. */
  send: (parts?: Partial<MailSenderDeps>) => Promise<string | null>;
  /** Reads what is known of each message, oldest first. */
  known: () => Promise<Record<string, unknown>[]>;
}

async function openOffice(open: OpenDatabase = openSqlite, faults: MailFaults = {}): Promise<Office> {
  const database = await open();
  const server = await startMailServer(faults);
  closing.push(database.close, server.close);
  let now = DAY_ONE;
  const logged: unknown[] = [];
  const keep = (...line: unknown[]) => void logged.push(line);
  const parts: MailSenderDeps = {
    store: database.store,
    mail: server.settings,
    name: 'operator.example',
    clock: () => new Date(now),
    log: { info: keep, warn: keep, error: keep } as unknown as Log,
    hub: { changed: () => undefined },
    times: patient,
  };
  return {
    database,
    server,
    logged,
    parts,
    pass: (ms) => {
      now += ms;
    },
    queue: (mail) => put(database.store, new Date(now), mail),
    send: (more) => sendDueMessages({ ...parts, ...more }, new AbortController().signal),
    known: () =>
      database.rows(
        'select recipient, state, attempts, problem from mail_message order by queued_at, recipient',
      ),
  };
}

async function put(store: Store, at: Date, mail: Partial<NewMessage> = {}): Promise<string> {
  const id = v7();
  await store.write((context) =>
    queueMail(context, {
      id,
      purpose: 'reply',
      record: null,
      recipient: 'guest@example.com',
      subject: 'Your safari',
      body: 'Karibu!\n\nThe office',
      at: at.toISOString(),
      ...mail,
    }),
  );
  return id;
}

describe.each(databases)('Mail on %s', (name, open) => {
  it('is sent once, in plain text, under an id of its own', async () => {
    const { server, queue, send, known } = await openOffice(open);
    const id = await queue({ subject: 'Your safari, José', body: 'Karibu sana, José!\n.\nŌ 🦁' });
    expect(await send()).toBeNull();
    await send();
    expect(server.taken).toHaveLength(1);
    const [mail] = server.taken;
    expect(mail?.to).toEqual(['guest@example.com']);
    // Whoever reads the mail does not learn by which id the office knows the request.
    expect(mail?.header('Message-ID')).toMatch(/^<[0-9a-f-]{36}@operator\.example>$/);
    expect(JSON.stringify(mail)).not.toContain(id);
    expect(mail?.header('From')).toBe('"Savanna & Coast" <bookings@operator.example>');
    expect(mail?.header('Content-Type')).toBe('text/plain; charset=utf-8');
    expect(mail?.text.trim()).toBe('Karibu sana, José!\n.\nŌ 🦁');
    expect(await known()).toMatchObject([{ state: 'sent', problem: null }]);
  });

  it('is queued once for one cause', async () => {
    const { server, queue, send } = await openOffice(open);
    const id = await queue();
    await queue({ id });
    await send();
    await queue({ id });
    await send();
    expect(server.taken).toHaveLength(1);
  });

  it('that is refused for good does not hold what comes after it, and says why', async () => {
    const { server, queue, send, known, pass } = await openOffice(open, { addresses: { nobody: 550 } });
    await queue({ recipient: 'nobody@example.com' });
    pass(1);
    await queue();
    await send();
    expect(server.taken.map(({ to }) => to[0])).toEqual(['guest@example.com']);
    expect(await known()).toMatchObject([
      { state: 'failed', problem: 'The mail server has refused this address (550).' },
      { state: 'sent' },
    ]);
  });

  it('that is refused for now is tried again, later each time, and not for ever', async () => {
    const { server, queue, send, known, pass } = await openOffice(open, { addresses: { full: 452 } });
    await queue({ recipient: 'full@example.com' });
    await send();
    expect(await known()).toMatchObject([
      { state: 'queued', attempts: 1, problem: 'The mail server asks us to try later (452).' },
    ]);
    await send();
    expect(await known()).toMatchObject([{ attempts: 1 }]);
    pass(MINUTE);
    await send();
    expect(await known()).toMatchObject([{ attempts: 2 }]);
    pass(MINUTE);
    await send();
    expect(await known()).toMatchObject([{ attempts: 2 }]);
    pass(MAX_MESSAGE_AGE);
    await send();
    expect(await known()).toMatchObject([
      {
        state: 'failed',
        problem: 'The mail server asks us to try later (452). It was tried for three days.',
      },
    ]);
    expect(server.taken).toEqual([]);
  });

  it('that was refused for now arrives when the refusal ends', async () => {
    const { server, queue, send, known, pass } = await openOffice(open, { message: 451 });
    await queue();
    await send();
    server.faults = {};
    pass(MINUTE);
    await send();
    expect(await known()).toMatchObject([{ state: 'sent' }]);
    expect(new Set(server.taken.map((mail) => mail.header('Message-ID'))).size).toBe(1);
  });

  it('whose content is refused has failed', async () => {
    const { server, queue, send, known } = await openOffice(open, { message: 554 });
    await queue();
    await send();
    server.faults = {};
    await send();
    expect(await known()).toMatchObject([
      { state: 'failed', problem: 'The mail server has refused this message (554).' },
    ]);
    expect(server.taken).toHaveLength(1);
  });

  it('whose line breaks before the content is tried again', async () => {
    const { server, queue, send, known, pass } = await openOffice(open, { cut: 'beforeContent' });
    await queue();
    await send();
    expect(await known()).toMatchObject([{ state: 'queued', attempts: 1 }]);
    server.faults = {};
    pass(MINUTE);
    await send();
    expect(await known()).toMatchObject([{ state: 'sent' }]);
    expect(server.taken).toHaveLength(1);
  });

  it('whose line breaks after the content may have been sent, and is not sent again by itself', async () => {
    const { server, queue, send, known, pass } = await openOffice(open, { cut: 'afterContent' });
    await queue();
    await send();
    server.faults = {};
    pass(MAX_MESSAGE_AGE);
    await send();
    expect(await known()).toMatchObject([
      {
        state: 'uncertain',
        problem: 'The connection broke before the mail server said whether it has it.',
      },
    ]);
    expect(server.taken).toHaveLength(1);
  });

  it('that a server was sending when it stopped may have been sent; its late answer still counts', async () => {
    const { server, hold, release } = await holdingOffice(open);
    const { queue, send, known, database } = server;
    await queue();
    const stopped = send();
    await hold;
    // The next start: nobody holds the job any more.
    await send({ store: { ...database.store, runExclusively: runWithoutLock } });
    expect(await known()).toMatchObject([
      {
        state: 'uncertain',
        problem: 'The server stopped while it was sent. Nobody knows whether it arrived.',
      },
    ]);
    release();
    await stopped;
    expect(await known()).toMatchObject([{ state: 'sent' }]);
    expect(server.server.taken).toHaveLength(1);
  });

  it('that was removed while it was sent leaves nothing', async () => {
    const { server, hold, release } = await holdingOffice(open);
    const { queue, send, known, database } = server;
    const id = await queue();
    const sending = send();
    await hold;
    await database.store.mail.forgetNotices(new Date(DAY_ONE + 1).toISOString());
    release();
    await sending;
    expect(await known()).toEqual([]);
    expect(JSON.stringify(server.logged)).not.toContain(id);
  });

  it('puts no line of its own into the head, and no address into the log', async () => {
    const { server, queue, send, logged, pass } = await openOffice(open, { addresses: { nobody: 550 } });
    await queue({
      subject: 'Karibu\r\nBcc: everybody@example.com\r\n\r\nBuy',
      body: 'Hello\r\n.\r\nQUIT',
    });
    pass(1);
    await queue({ recipient: 'nobody@example.com' });
    pass(1);
    await queue({ recipient: 'guest@example.com>\r\nRCPT TO:<everybody@example.com' });
    await send();
    expect(server.taken.flatMap(({ to }) => to)).toEqual(['guest@example.com']);
    expect(server.taken[0]?.header('Bcc')).toBeUndefined();
    expect(server.taken[0]?.text.trim()).toBe('Hello\n.\nQUIT');
    expect(JSON.stringify(logged)).not.toMatch(/@example|repeat/);
  });

  // A file of SQLite belongs to one server.
  if (name === 'PostgreSQL')
    it('is sent by one of two servers at once: each message once', async ({ skip }) => {
      skip(!hasPostgres, 'PostgreSQL is not installed, or may not be started.');
      const { database, server, queue, send, pass } = await openOffice(open);
      const other = await database.openAgain();
      closing.push(other.close);
      for (let count = 0; count < 8; count += 1) {
        await queue({ recipient: `guest${count}@example.com` });
        pass(1);
      }
      await Promise.all([send(), send({ store: other }), send(), send({ store: other })]);
      await send();
      expect(server.taken.flatMap(({ to }) => to).sort()).toEqual(
        Array.from({ length: 8 }, (_, count) => `guest${count}@example.com`),
      );
    });
});

async function holdingOffice(open: OpenDatabase) {
  const { open: release, opened: held } = createGate();
  const server = await openOffice(open, { hold: held });
  const hold = new Promise<void>((resolve) => server.server.onMail(resolve));
  return { server, hold, release };
}

describe('A mail server', () => {
  it('that does not greet, that is away, and that refuses our password lets all wait', async () => {
    const { server, queue, send, known, pass, parts } = await openOffice();
    await queue();
    pass(1);
    await queue();
    server.faults = { silent: true };
    const away = 'The mail server cannot be reached.';
    expect(await send({ times: { ...patient, greeting: 50 } })).toBe(away);
    expect(await known()).toMatchObject([
      { state: 'queued', attempts: 1 },
      { state: 'queued', attempts: 0 },
    ]);
    pass(MINUTE);
    expect(await send({ mail: { ...parts.mail, port: 1 } })).toBe(away);
    server.faults = { password: true };
    pass(10 * MINUTE);
    const login = { user: 'us', pass: 'a secret of ours' };
    expect(await send({ mail: { ...parts.mail, login } })).toBe(
      'The mail server refuses our name or password (535).',
    );
    server.faults = {};
    pass(60 * MINUTE);
    expect(await send({ mail: { ...parts.mail, login } })).toBeNull();
    expect(server.taken).toHaveLength(2);
  });

  it('that takes too long altogether is left, whatever signs of life it gives', async () => {
    const { server, hold, release } = await holdingOffice(openSqlite);
    await server.queue();
    const sending = server.send({ times: { ...patient, all: 1_000 } });
    await hold;
    await sending;
    expect(await server.known()).toMatchObject([{ state: 'uncertain' }]);
    release();
  });
});

describe('The job', () => {
  it('hears of new mail by itself, and ends with what it is at', async () => {
    const { parts, queue, server, known } = await openOffice();
    const stop = startMailSender(parts);
    closing.push(stop);
    await queue();
    await expect.poll(known).toMatchObject([{ state: 'sent' }]);
    await queue();
    await expect.poll(() => server.taken.length).toBe(2);
    await stop();
  });

  it('that is stopped before the content leaves the message to the next', async () => {
    const { parts, queue, server, known } = await openOffice(openSqlite, { silent: true });
    await queue();
    const stop = new AbortController();
    const running = sendDueMessages(parts, stop.signal);
    stop.abort();
    await running;
    expect(await known()).toMatchObject([{ state: 'queued', attempts: 0 }]);
    server.faults = {};
    await sendDueMessages(parts, new AbortController().signal);
    expect(await known()).toMatchObject([{ state: 'sent' }]);
  });

  it('sends nothing again of a queue that was put back from a backup', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'operator-'));
    closing.push(() => rm(dataDir, { recursive: true }));
    const file = join(dataDir, 'operator.db');
    const settings = { dataDir, databaseUrl: '' };
    const first = await openStore(settings);
    await put(first, new Date(DAY_ONE));
    await first.close();
    await copyFile(file, join(dataDir, 'backup'));
    const server = await startMailServer();
    closing.push(server.close);
    const partsOf = (store: Store): MailSenderDeps => ({
      store,
      mail: server.settings,
      name: 'operator.example',
      clock: () => new Date(DAY_ONE),
      log: { warn: () => undefined } as unknown as Log,
      hub: { changed: () => undefined },
      times: patient,
    });
    const second = await openStore(settings);
    await sendDueMessages(partsOf(second), new AbortController().signal);
    await book(second);
    await second.serverStatus();
    await second.close();
    expect(server.taken).toHaveLength(1);
    await copyFile(join(dataDir, 'backup'), file);
    const third = await openStore(settings);
    await sendDueMessages(partsOf(third), new AbortController().signal);
    expect(server.taken).toHaveLength(1);
    expect(await third.mail.count()).toEqual([{ state: 'uncertain', count: 1 }]);
    await third.close();
  });

  it('sends nothing again when nothing but the mail had happened since the backup', async () => {
    const { dataDir, settings, server, run } = await restorable();
    const file = join(dataDir, 'operator.db');
    const first = await openStore(settings);
    await put(first, new Date(DAY_ONE));
    await first.close();
    const marker = join(dataDir, 'keys', 'database.json');
    await copyFile(file, join(dataDir, 'backup'));
    await copyFile(marker, join(dataDir, 'marker'));
    await run();
    expect(server.taken).toHaveLength(1);
    // Nothing tells that the database was put back, but what was handed over.
    await copyFile(join(dataDir, 'backup'), file);
    await copyFile(join(dataDir, 'marker'), marker);
    expect(await run()).toEqual([]);
    expect(server.taken).toHaveLength(1);
  });

  it('sends nothing again of a queue that the command has put back, and says so', async () => {
    const { dataDir, settings, server, run } = await restorable();
    const first = await openStore(settings);
    await put(first, new Date(DAY_ONE));
    await first.close();
    const backup = join(dataDir, 'backup');
    await backUpDatabase(dataDir, backup);
    await run();
    // On another machine nothing is known of what was sent.
    await rm(join(dataDir, 'keys', 'handed-over'));
    await restoreDatabase(dataDir, backup, new Date(DAY_ONE));
    expect(await run()).toEqual([{ state: 'uncertain', count: 1 }]);
    expect(server.taken).toHaveLength(1);
  });

  it('sends a receipt no second time when a device with a wrong clock brings its request back', async () => {
    const { dataDir, settings, server, run } = await restorable();
    await (await openStore(settings)).close();
    const backup = join(dataDir, 'backup');
    await backUpDatabase(dataDir, backup);
    const receipt = { id: `receipt.${v7()}`, purpose: 'receipt' as const };
    await run((store) => put(store, new Date(DAY_ONE), receipt));
    expect(server.taken).toHaveLength(1);
    await restoreDatabase(dataDir, backup, new Date(DAY_ONE + MINUTE));
    // The device says that it was made after the restore, so it is queued once more.
    expect(await run((store) => put(store, new Date(DAY_ONE + 2 * MINUTE), receipt))).toEqual([]);
    expect(server.taken).toHaveLength(1);
  });
});

/** A database with a folder, and a mail server to which it sends what is due. */
async function restorable() {
  const dataDir = await mkdtemp(join(tmpdir(), 'operator-'));
  closing.push(() => rm(dataDir, { recursive: true }));
  const settings = { dataDir, databaseUrl: '' };
  const server = await startMailServer();
  closing.push(server.close);
  const parts = {
    mail: server.settings,
    name: 'operator.example',
    clock: () => new Date(DAY_ONE + 5 * MINUTE),
    log: { warn: () => undefined } as unknown as Log,
    hub: { changed: () => undefined },
    times: patient,
  };
  return {
    dataDir,
    settings,
    server,
    /** A server's life: starts, does some work, sends what is due, ends. @returns what is not sent */
    async run(work: (store: Store) => Promise<unknown> = async () => undefined) {
      const store = await openStore(settings);
      try {
        await work(store);
        await sendDueMessages({ ...parts, store }, new AbortController().signal);
        return await store.mail.count();
      } finally {
        await store.close();
      }
    },
  };
}

/** A record, with which the feed moves on. */
async function book(store: Store): Promise<void> {
  const id = v7();
  const at = new Date(DAY_ONE).toISOString();
  await store.write((context) =>
    addRecord(context, {
      id,
      kind: 'packageBooking',
      payload: booking,
      version: 1,
      reference: referenceOf('PB', id),
      content_hash: 'x',
      captured_at: at,
      received_at: at,
      suspect: 0,
    }),
  );
}
