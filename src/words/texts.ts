/** Every text that the tables have: the compiler accepts no other. */
import type { GermanTexts } from './german/index.ts';
import type { SwahiliTexts } from './swahili/index.ts';

type PlainOf<Texts> = { [Text in keyof Texts]: Texts[Text] extends string ? Text : never }[keyof Texts];

/** English texts that every language says with one sentence. */
export type PlainText = (PlainOf<SwahiliTexts> | PlainOf<GermanTexts>) & string;
/** English texts with a count, by their plural. */
export type CountedText = Exclude<keyof SwahiliTexts | keyof GermanTexts, PlainText> & string;
