/** Sign-in, sessions and staff accounts (docs/contract.md#sign-in). */
import * as z from 'zod/mini';
import { MAX_NAME_LENGTH } from '../values/field-bounds.ts';
import { choiceSchema, emailSchema, lineSchema } from '../values/field-schemas.ts';
import { staffLanguages } from '../values/languages.ts';
import { momentSchema } from '../values/moment.ts';
import { isRole, type Role, roles } from './roles.ts';

export const PASSWORD_MIN_LENGTH = 12;
const PASSWORD_MOST = 200;

/** E-mail or user name, and password: both required. */
export const loginSchema = z.object({
  email: lineSchema('E-mail'),
  password: z
    .string({ error: 'Password is required.' })
    .check(z.minLength(1, 'Password is required.'), z.maxLength(PASSWORD_MOST, 'This password is too long.')),
});

export const loginStrings = {
  loading: 'Logging in...',
  wrong: 'Invalid username or password',
  /** The text of the error follows it. */
  unreachable: 'An error occurred. Please try again.',
  /** The password was right. */
  passkeyNeeded: 'Use your passkey to finish signing in.',
  /** Shown only to somebody who entered that password correctly. */
  oneTimeOver: 'This one-time password has been used or has expired. Ask management for a new one.',
} as const;

/** Hours for which a one-time password works; it works only once (docs/contract.md#sign-in). */
export const ONE_TIME_PASSWORD_HOURS = 72;

/** Payload of the identity token. The API does not accept it as a credential. */
export interface IdentityClaims {
  Role: string;
  name: string;
  /** Epoch seconds. */
  exp: number;
}

/** Account that a request can be given to. */
export interface Colleague {
  id: string;
  name: string;
  role: Role;
}

/** Milliseconds without use after which a session ends. A guide may spend days in a park without signal. */
export const SESSION_IDLE_LIMIT = 7 * 24 * 60 * 60 * 1000;

/** The answer of `GET /api/session`: the account that is signed in. 401 if there is none. */
export const sessionSchema = z.object({
  account: z.object({
    id: z.uuid(),
    email: z.string(),
    name: z.string(),
    role: z.string(),
    /** Of `accountRights`, or of a newer server; absent for none. */
    rights: z.optional(z.array(z.string())),
  }),
  /**
   * True while the account has a one-time password, which must be changed before anything else is allowed.
   */
  mustChangePassword: z.boolean(),
  /** True while the account needs a passkey and has none: it must be added before anything else is allowed. */
  mustAddPasskey: z.optional(z.boolean()),
  /** The language that the account has chosen, if any: one of `staffLanguages`, or one of a newer server. */
  language: z.optional(z.string()),
  /** Number of passkeys of the account. */
  passkeys: z.optional(z.int()),
  /** True where the server sends mail. */
  sendsMail: z.optional(z.boolean()),
  /** ISO 8601; the session ends then at the latest. */
  expiresAt: momentSchema,
  /** The zone of the office's days and times, of the IANA database; absent from older servers. */
  timeZone: z.optional(z.string()),
  /** Enabled accounts with the same access; they can own requests. */
  colleagues: z.array(z.object({ id: z.uuid(), name: z.string(), role: z.enum(roles) })),
});
export type Session = z.output<typeof sessionSchema>;

/** The answer of `POST /userslogin`. */
export const loginAnswerSchema = z.object({
  success: z.boolean(),
  /** An identity token (JWT) whose payload is `IdentityClaims`; no credential. Absent on failure. */
  token: z.optional(z.string()),
  message: z.string(),
  /** Session of the account that is now signed in, as in `GET /api/session`. Absent on failure. */
  session: z.optional(sessionSchema),
  /** The password was right, and a passkey is asked for: `POST /api/passkeys/login` finishes the sign-in. */
  passkey: z.optional(z.object({ ticket: z.string(), options: z.looseObject({ challenge: z.string() }) })),
});
export type LoginAnswer = z.output<typeof loginAnswerSchema>;

function passwordOf(label: string) {
  const short = `${label} must have at least ${PASSWORD_MIN_LENGTH} characters.`;
  return z
    .string({ error: `${label} is required.` })
    .check(z.minLength(PASSWORD_MIN_LENGTH, short), z.maxLength(PASSWORD_MOST, `${label} is too long.`));
}

/** Check that a new password is not the present one. */
export const newPasswordDiffers = z.refine<{ current: string; next: string }>(
  ({ current, next }) => current !== next,
  { error: 'The new password must be another one.', path: ['next'] },
);

/** The body of `POST /api/password`. */
export const passwordChangeSchema = z
  .object({ current: loginSchema.shape.password, next: passwordOf('New password') })
  .check(newPasswordDiffers);

/** The body and the answer of `PUT /api/language`. */
export const languageSchema = z.object({
  language: z.enum(staffLanguages, { error: 'We do not have this language.' }),
});
export type LanguageChoice = z.output<typeof languageSchema>;

/** The body of `POST /api/accounts`: a new account. The answer shows its one-time password, once. */
export const newAccountSchema = z.object({
  // Databases compare it without regard to case, and not all of them can beyond ASCII.
  email: emailSchema('E-mail').check(
    z.regex(z.regexes.html5Email, 'Please enter an e-mail address like name@example.com.'),
  ),
  name: lineSchema('Name', MAX_NAME_LENGTH),
  role: choiceSchema('Role', roles),
});

/** The body of `PATCH /api/accounts/{id}`. `resetPassword` makes a new one-time password. */
export const accountChangeSchema = z.partial(
  z.object({
    name: lineSchema('Name', MAX_NAME_LENGTH),
    role: choiceSchema('Role', roles),
    disabled: z.boolean('Disabled must be true or false.'),
    /** Gives or takes the right to edit the public site. */
    editsSite: z.boolean('Edits the site must be true or false.'),
    resetPassword: z.literal(true),
    /** Ends every session of the account at once. */
    endSessions: z.literal(true),
    /** Resets the failed sign-ins by others, which make new devices wait. */
    unlock: z.literal(true),
    /** Removes lost passkeys with the recovery codes. */
    removePasskeys: z.literal(true),
  }),
);
export type AccountChange = z.output<typeof accountChangeSchema>;

/** An account as management sees it. */
export interface ListedAccount {
  id: string;
  email: string;
  name: string;
  role: Role;
  /** True for who may edit the public site beside management; absent from older servers. */
  editsSite?: boolean;
  disabled: boolean;
  mustChangePassword: boolean;
  /** ISO 8601 time at which the one-time password expires if it is not used before; null if there is none. */
  oneTimeUntil: string | null;
  createdAt: string;
  /** ISO 8601, or null before the first sign-in. */
  lastSeenAt: string | null;
  /** Open sessions. */
  sessions: number;
  passkeys: number;
}

/** The answer to a new account and to a reset. */
export interface AccountAnswer {
  account: ListedAccount;
  /** Shown only in this answer. */
  oneTimePassword?: string;
}

/** The role that a token names; null when the token is unreadable or names an unknown role. */
export function roleOfToken(token: string): Role | null {
  try {
    const [, payload = ''] = token.split('.');
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (c) =>
      c.charCodeAt(0),
    );
    const { Role: role } = JSON.parse(new TextDecoder().decode(bytes)) as IdentityClaims;
    return isRole(role) ? role : null;
  } catch {
    return null;
  }
}
