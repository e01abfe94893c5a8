/** Tells what is wrong in the terminal, and gives it for the screen. */
import { stripVTControlCharacters } from 'node:util';

export function reportError(error: unknown): { message: string; stack: string } {
  const { message, stack = message } = error instanceof Error ? error : new Error(String(error));
  process.stderr.write(`${stack}\n`);
  return { message: stripVTControlCharacters(message), stack: stripVTControlCharacters(stack) };
}
