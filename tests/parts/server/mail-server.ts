/** A real mail server on a port of this machine, with the faults of mail servers. */
import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import type { MailSettings } from '../../../server/mail/mail-settings.ts';

/** Faults of the server, in place of taking mail. */
export interface MailFaults {
  /** True if it says nothing at all. */
  silent?: boolean;
  /** The answer to an address, by its first part: 550, 450 … */
  addresses?: Record<string, number>;
  /** The answer to each message. */
  message?: number;
  /** The line breaks when it has heard the address, or when it has the whole message. */
  cut?: 'beforeContent' | 'afterContent';
  /** Holds back the answer to a message until this resolves. */
  hold?: Promise<void>;
  /** True if it refuses every password. */
  password?: boolean;
}

export interface ReceivedMail {
  to: string[];
  /** Message as it came. */
  source: string;
  header: (name: string) => string | undefined;
  /** The text, decoded. */
  text: string;
}

export interface TestMailServer {
  settings: MailSettings;
  faults: MailFaults;
  /** Every message of which it had the whole content, whether it answered or not. */
  taken: ReceivedMail[];
  /** Calls back whenever it has a message. */
  onMail: (listener: () => void) => void;
  close: () => Promise<void>;
}

export async function startMailServer(faults: MailFaults = {}, port = 0): Promise<TestMailServer> {
  const state = { faults };
  const taken: ReceivedMail[] = [];
  const listeners: (() => void)[] = [];
  const sockets = new Set<Socket>();
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  const refusal = (responseCode: number) =>
    Object.assign(new Error('No, and we repeat <the address>'), { responseCode });
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onConnect(_session, done) {
      if (!state.faults.silent) done();
    },
    onAuth(_auth, _session, done) {
      done(state.faults.password ? refusal(535) : null, { user: 'us' });
    },
    onRcptTo({ address }, _session, done) {
      if (state.faults.cut === 'beforeContent') return cut();
      const code = state.faults.addresses?.[address.split('@')[0] ?? ''];
      done(code ? refusal(code) : null);
    },
    onData(stream, session, done) {
      void text(stream).then(async (source) => {
        taken.push(
          readMail(
            session.envelope.rcptTo.map(({ address }) => address),
            source,
          ),
        );
        for (const listener of listeners) listener();
        await state.faults.hold;
        if (state.faults.cut === 'afterContent') return cut();
        done(state.faults.message ? refusal(state.faults.message) : null);
      });
    },
  });
  server.on('error', () => undefined);
  server.server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    settings: {
      host: '127.0.0.1',
      port: (server.server.address() as AddressInfo).port,
      secure: false,
      login: null,
      from: { name: 'Savanna & Coast', address: 'bookings@operator.example' },
    },
    get faults() {
      return state.faults;
    },
    set faults(next) {
      state.faults = next;
    },
    taken,
    onMail: (listener) => void listeners.push(listener),
    async close() {
      cut();
      await new Promise<void>((resolve) => server.close(resolve));
    },
  };
}

function readMail(to: string[], source: string): ReceivedMail {
  const gap = source.indexOf('\r\n\r\n');
  const headers = source
    .slice(0, gap)
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const header = (name: string) =>
    headers
      .find((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}:`))
      ?.slice(name.length + 1)
      .trim();
  const body = source.slice(gap + 4);
  const encoding = header('Content-Transfer-Encoding');
  const decoded =
    encoding === 'base64'
      ? Buffer.from(body, 'base64').toString()
      : encoding === 'quoted-printable'
        ? Buffer.from(
            body
              .replaceAll('=\r\n', '')
              .replaceAll(/=([0-9A-F]{2})/g, (_all, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
            'latin1',
          ).toString()
        : body;
  return { to, source, header, text: decoded.replaceAll('\r\n', '\n') };
}
