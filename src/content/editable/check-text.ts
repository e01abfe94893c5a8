/** Checks for what no text of the site may contain, whoever typed or pasted it. */

/** Characters that are not for people; ends of lines are looked for apart. */
const CONTROLS = /\p{Cc}|\p{Surrogate}|\p{Noncharacter_Code_Point}/u;
/** Characters that nobody sees, those that turn the direction of writing among them: word processors leave some. */
const UNSEEN = /[\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;
/** Beginning of a tag or a comment. */
const TAG = /<[/!?a-z]/i;
const NAME = /\{([^{}]*)\}/g;

/** Returns a text without the characters that nobody sees. */
export const withoutUnseen = (text: string): string => text.replace(UNSEEN, '');

/**
 * @param values names that the text can say in braces
 * @returns what is wrong with a text, as a sentence; null for nothing
 */
export function problemOfText(text: string, label: string, values: readonly string[]): string | null {
  if (CONTROLS.test(text.replaceAll('\n', '')))
    return `${label} contains characters that cannot be shown. Please type it again.`;
  if (withoutUnseen(text) !== text)
    return `${label} contains characters that nobody sees, such as those that turn the direction of writing. Please type it again.`;
  if (TAG.test(text)) return `${label} contains a tag such as <b>. Please write plain text.`;
  return problemOfNames(text, label, values);
}

function problemOfNames(text: string, label: string, values: readonly string[]): string | null {
  const known = values.map((value) => `{${value}}`).join(', ');
  const may = known ? `It can say ${known}.` : 'It can say none.';
  for (const [braces, name = ''] of text.matchAll(NAME)) {
    if (!values.includes(name)) return `${label}: no value is called ${braces}. ${may}`;
  }
  if (/[{}]/.test(text.replace(NAME, ''))) return `${label} has a brace without its other half. ${may}`;
  return null;
}
