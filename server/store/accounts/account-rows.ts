/** Rows of accounts, their sessions and devices, and what proves who somebody is. */

export interface AccountRow {
  id: string;
  /** In lower case. */
  email: string;
  name: string;
  role: string;
  /** Argon2id, with its parameters and salt. */
  password_hash: string;
  /** 1 until the one-time password is changed, then 0. */
  must_change_password: number;
  /** A one-time password works before this moment, and not again after its first use. */
  one_time_until: string | null;
  /** When failed sign-ins were last forgiven: those before it count no more. */
  unlocked_at: string | null;
  disabled_at: string | null;
  created_at: string;
  last_seen_at: string | null;
  /** One of `staffLanguages`; null while none was chosen. */
  language: string | null;
  /** 1 for an account that may edit the public site, else 0. */
  edits_site: number;
}

export interface SessionRow {
  /** SHA-256 of the cookie's value, so that a copy of the database cannot be used to sign in. */
  token_hash: string;
  account_id: string;
  created_at: string;
  last_seen_at: string;
  /** It ends at this time even if it is in use. */
  expires_at: string;
  /** When its owner last gave a password or a passkey; null for sessions of an older version. */
  proved_at: string | null;
  /** Hash of the device's token, as in `TrustedDeviceRow`. */
  device: string | null;
  /** In words, such as "Firefox on Android". */
  browser: string | null;
}

/** A device on which an account has signed in; failures elsewhere do not lock it out. */
export interface TrustedDeviceRow {
  token_hash: string;
  account_id: string;
  last_used_at: string;
  browser: string | null;
}

/** A passkey (WebAuthn credential) of an account. */
export interface PasskeyRow {
  id: string;
  account_id: string;
  /** Base64url, as the browser names it. */
  credential_id: string;
  /** COSE key, base64url. */
  public_key: string;
  /** Uses that the device has counted; 0 where it counts none. PostgreSQL's driver gives it as text. */
  counter: number | string;
  /** JSON. */
  transports: string;
  name: string;
  created_at: string;
  last_used_at: string | null;
}

export interface RecoveryCodeRow {
  /** SHA-256 of the account's id and the code. */
  code_hash: string;
  account_id: string;
  created_at: string;
}

/** A challenge that waits for the answer of a passkey. It is deleted by the first answer. */
export interface PasskeyChallengeRow {
  /** SHA-256 of the ticket that names it. */
  ticket_hash: string;
  /** Null if it is not known which account is signing in. */
  account_id: string | null;
  purpose: string;
  challenge: string;
  expires_at: string;
}

/** A signing key of one account on one device. */
export interface DeviceKeyRow {
  /** SHA-256 of the public key, base64url. */
  id: string;
  account_id: string;
  device_id: string;
  /** Role of the account when the key was registered; a change of role revokes the key. */
  role: string;
  /** An uncompressed P-256 point, base64url. */
  public_key: string;
  /**
   * Hash of the token by which sessions know the device, as in `SessionRow`. Null in keys of servers before 2026-12 that
   * were registered without a device: it is nobody's, so the key ends with any device of the account.
   */
  known_as: string | null;
  registered_at: string;
  /** The server's clock; null while it is valid. */
  revoked_at: string | null;
  /** The device was revoked or signed out by somebody else, or its whole account by management. */
  revoked_for: 'device' | 'account' | null;
  /** Seconds for which the database had been served by then; null where that was not counted yet. */
  revoked_uptime: number | null;
}
