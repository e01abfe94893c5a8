/** Data about this server that mail contains; absent on a server that sends none. */
export interface MailContext {
  /** Address of the site, without a closing slash. */
  origin: string;
}
