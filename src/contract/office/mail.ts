/** Mail that the server sends, and answers to requests: their ways, states and words (docs/contract.md#mail). */

/** Ways of sending an answer: the author's mail program, the author's WhatsApp, or this server. */
export const replyChannels = ['mail', 'whatsapp', 'office'] as const;
export type ReplyChannel = (typeof replyChannels)[number];

export type MailState =
  /** It waits for the mail server. */
  | 'queued'
  /** The mail server is being given it. */
  | 'sending'
  /** The mail server has taken it. */
  | 'sent'
  /** The mail server refused it for good, or for too long. */
  | 'failed'
  /** It is unknown whether the mail server has taken it, so it is not sent again automatically. */
  | 'uncertain'
  /** It was not delivered, and somebody has decided to leave it so. */
  | 'left';

/** Delivery of a message. */
export interface MailDelivery {
  state: MailState;
  /** Reason why it was not sent, in words; empty if there is none. */
  problem: string;
  /** Time of this state by the server's clock, ISO 8601. Empty before. */
  at: string;
}

/** True for a message about which somebody must decide. */
export function needsDecision({ state }: Pick<MailDelivery, 'state'>): boolean {
  return state === 'failed' || state === 'uncertain';
}

/** Mail to a department about new requests: none, one for each, or one for all every morning. */
export const noticeModes = ['none', 'each', 'morning'] as const;
export type NoticeMode = (typeof noticeModes)[number];
