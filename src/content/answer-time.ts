/**
 * How soon the booking desk answers, as one plain sentence of the operator; empty until there is one. It stands among
 * the booking terms, and after every request.
 */
export const answerTime: string = '';
