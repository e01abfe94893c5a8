/** Data about this server that mail contains; absent on a server that sends none. */
export interface MailContext {
  /** Address of the site, without a closing slash. */
  origin: string;
  /** Called for each receipt that is left out because there were too many in all. */
  onReceiptLeftOut?: () => void;
}
