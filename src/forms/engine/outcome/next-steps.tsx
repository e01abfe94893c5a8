/** The steps after a request was sent: who answers, where and by when, and that nothing is reserved or owed yet. */
import { answerTime } from '../../../content/answer-time.ts';
import { company } from '../../../content/company.ts';
import { correctionStrings } from '../../../kinds/correction/schema.ts';
import { say, sayKnown } from '../../../words/say.ts';

/** True if the booking desk answers what was received with this message. @param success the message of a new request */
export const isToBeAnswered = (message: string, success: string): boolean =>
  message === success || message === correctionStrings.success;

/** Sentence that a request binds nobody yet. */
export const sayNothingIsOwed = (): string =>
  say('Nothing is reserved and you owe nothing before you accept our offer in writing.');

/** @param isWaiting it is on this device only, and has not been sent yet */
export function NextSteps({ isWaiting = false }: { isWaiting?: boolean }) {
  const { openingHours } = company;
  const sentences = [
    isWaiting
      ? say(
          'Once it has reached us, our booking desk reads it, at the latest the next morning in East Africa.',
        )
      : say('Our booking desk reads it, at the latest the next morning in East Africa.'),
    openingHours && say('The desk is open: {hours}.', { hours: sayKnown(openingHours) }),
    say('The answer, with dates and a price, comes to the e-mail address or phone number that you gave.'),
    answerTime ? sayKnown(answerTime) : say('We promise no fixed time for it.'),
    sayNothingIsOwed(),
  ];
  return <p>{sentences.filter(Boolean).join(' ')}</p>;
}
