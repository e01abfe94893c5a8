import { pageLanguage, sayKnown } from '../../words/say.ts';

/** A label of the bars or the footer. In Kiswahili, which guides and outboxes have, these are in English. */
export const sayShellLabel = (text: string): string => (pageLanguage() === 'sw' ? text : sayKnown(text));
