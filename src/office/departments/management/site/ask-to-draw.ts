import { callOffice, type OfficeAnswer } from '../../../../device/office/session/page.ts';

/** Milliseconds: drawing the pages takes a busy server up to a minute. */
const PATIENCE = 120_000;

/** Asks the server for something for which it draws pages: a preview, or a release. @param address of the call */
export const askToDraw = <Answer>(address: string, body: object): Promise<OfficeAnswer<Answer>> =>
  callOffice<Answer>('POST', address, body, PATIENCE);
