/** What mail says of this server, where it sends any. */
export interface MailPlan {
  /** Address of the site, without a closing slash. */
  origin: string;
}
