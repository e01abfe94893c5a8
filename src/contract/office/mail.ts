/** Mail that the server sends, and answers to requests: their ways, states and words (docs/contract.md#mail). */

/** How an answer went to the person: by the mail program or the WhatsApp of who wrote it, or by this server. */
export const replyWays = ['mail', 'whatsapp', 'office'] as const;
export type ReplyWay = (typeof replyWays)[number];

export type MailState =
  /** It waits for the mail server. */
  | 'queued'
  /** The mail server is being given it. */
  | 'sending'
  /** The mail server has taken it. */
  | 'sent'
  /** It was refused for good, or for too long. */
  | 'failed'
  /** Nobody knows whether the mail server has taken it, so it is not sent again by itself. */
  | 'uncertain'
  /** It was not delivered, and somebody has decided to leave it so. */
  | 'left';

/** What became of a message. */
export interface MailDelivery {
  state: MailState;
  /** Why it was not sent, in words; empty where there is nothing to say. */
  problem: string;
  /** When that was known; the server's clock, ISO 8601. Empty before. */
  at: string;
}

/** True for a message about which somebody must decide. */
export function needsDecision({ state }: Pick<MailDelivery, 'state'>): boolean {
  return state === 'failed' || state === 'uncertain';
}

/** How a department hears of new requests: not by mail, of each one, or of all once in the morning. */
export const noticeModes = ['none', 'each', 'morning'] as const;
export type NoticeMode = (typeof noticeModes)[number];
