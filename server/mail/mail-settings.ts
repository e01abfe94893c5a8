/** Server and sender of mail: the settings `SMTP_URL` and `MAIL_FROM`. */
import { z } from 'zod';

/** A mail server, and the sender of everything that goes through it. */
export interface MailSettings {
  host: string;
  port: number;
  /** TLS from the first byte; otherwise STARTTLS is used where the server offers it. */
  secure: boolean;
  /** Name and password; null where the server asks for none. */
  login: { user: string; pass: string } | null;
  /** Empty name: the address stands alone. */
  from: { name: string; address: string };
}

/** The ports that mail programs use, by the scheme of `SMTP_URL`. */
const PORTS = { 'smtp:': 587, 'smtps:': 465 } as const;

const WRONG_URL = 'SMTP_URL must be an address like smtps://name:password@mail.example.com.';

/** Messages never repeat the value, which may have a password in it. */
export const smtpUrlSchema = z.string().transform((text, context): Omit<MailSettings, 'from'> => {
  const url = URL.canParse(text) ? new URL(text) : null;
  const port = url && PORTS[url.protocol as keyof typeof PORTS];
  const [user, pass] = [decoded(url?.username), decoded(url?.password)];
  const bare = url && ['', '/'].includes(url.pathname) && !url.search && !url.hash;
  if (!url || !port || !bare || url.hostname === '' || user === null || pass === null) {
    context.addIssue({ code: 'custom', message: WRONG_URL });
    return z.NEVER;
  }
  return {
    // An IPv6 address stands in brackets in a URL, and nowhere else.
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port ? Number(url.port) : port,
    secure: url.protocol === 'smtps:',
    login: user === '' ? null : { user, pass },
  };
});

function decoded(text = ''): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

const WRONG_FROM = 'MAIL_FROM must be like bookings@example.com or Our Name <bookings@example.com>.';

/** An address, or a name with an address in angle brackets. */
export const mailFromSchema = z.string().transform((text, context): MailSettings['from'] => {
  const trimmed = text.trim();
  const opening = trimmed.indexOf('<');
  const named = opening >= 0 && trimmed.endsWith('>');
  const name = named ? trimmed.slice(0, opening).trim() : '';
  const address = named ? trimmed.slice(opening + 1, -1) : trimmed;
  if (/[\p{Cc}"<>]/u.test(name) || !z.regexes.html5Email.test(address)) {
    context.addIssue({ code: 'custom', message: WRONG_FROM });
    return z.NEVER;
  }
  return { name, address };
});
