/** Texts of the pages on which a request is written. */
export interface RequestPageTexts {
  title: string;
  text: string;
  /** Points to mention in a request, in a few short lines. */
  tell: readonly string[];
  /** Subject of an e-mail, first line of a message. */
  subject: string;
}
