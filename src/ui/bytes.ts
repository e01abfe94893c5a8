import { say, sayNumber } from '../words/say.ts';

/**
 * Formats the size of the saved site, in one way everywhere: "438 KB to load, 4.2 MB on the phone".
 * @param load bytes over the line
 * @param stored bytes on the device; a program of before this figure does not tell them
 */
export const formatSize = (load: number, stored: number | undefined): string =>
  stored
    ? say('{load} to load, {stored} on the phone', {
        load: formatBytes(load),
        stored: formatBytes(stored),
      })
    : say('{load} to load', { load: formatBytes(load) });

const withTenth = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;

/** Bytes in words for people: "84 KB", "1.2 MB" (1 KB is 1,000 bytes). */
export function formatBytes(bytes: number): string {
  if (bytes < 1_000) return say('{bytes} bytes', { bytes });
  if (bytes < 1_000_000) return say('{size} KB', { size: sayNumber(Math.round(bytes / 1_000)) });
  if (bytes < 1_000_000_000) return say('{size} MB', { size: sayNumber(bytes / 1_000_000, withTenth) });
  return say('{size} GB', { size: sayNumber(bytes / 1_000_000_000, withTenth) });
}
