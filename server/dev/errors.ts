/** Prints an error in the terminal and returns it for display on the page. */
import { stripVTControlCharacters } from 'node:util';

export function reportError(error: unknown): { message: string; stack: string } {
  const { message, stack = message } = error instanceof Error ? error : new Error(String(error));
  process.stderr.write(`${stack}\n`);
  return { message: stripVTControlCharacters(message), stack: stripVTControlCharacters(stack) };
}
