/** Every text that the tables have, or the list of those in English alone: the compiler accepts no other. */
import type { englishOnly } from './english-only/index.ts';
import type { GermanTexts } from './german/index.ts';
import type { SwahiliTexts } from './swahili/index.ts';

type EnglishOnly = (typeof englishOnly)[number];
/** Those with a count have a place for it. */
type EnglishOnlyCounted = Extract<EnglishOnly, `${string}{count}${string}`>;

type PlainOf<Texts> = { [Text in keyof Texts]: Texts[Text] extends string ? Text : never }[keyof Texts];

type Translated = keyof SwahiliTexts | keyof GermanTexts;
type TranslatedPlain = PlainOf<SwahiliTexts> | PlainOf<GermanTexts>;

/** English texts that every language says with one sentence. */
export type SingularText = (TranslatedPlain | Exclude<EnglishOnly, EnglishOnlyCounted>) & string;
/** English texts with a count, by their plural. */
export type PluralText = (Exclude<Translated, TranslatedPlain> | EnglishOnlyCounted) & string;
