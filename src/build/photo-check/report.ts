/** Report that `npm run photos` prints. */
import { join } from 'node:path';
import { RECOMMENDED_SIZE } from '../photos/photos.ts';
import type { PhotoCheckResult } from './checks.ts';
import type { PhotoSlot } from './slots.ts';

/** @param folder that contains one folder for each page */
export function writeReport(folder: string, slots: readonly PhotoSlot[], checked: PhotoCheckResult): string {
  const { photos, mistakes, advice } = checked;
  const heroes = new Map(photos.filter(({ isHero }) => isHero).map((photo) => [photo.slug, photo]));
  const there = slots.filter(({ slug }) => heroes.has(slug));
  const missing = slots.filter(({ slug }) => !heroes.has(slug));
  const widest = Math.max(...slots.map(({ address }) => address.length));
  const line = ({ address, slug }: PhotoSlot, text: string) =>
    `  ${address.padEnd(widest)}  ${text || join(folder, slug, 'hero.jpg')}`;
  const found = there.map((slot) => {
    const { path, source, focus } = heroes.get(slot.slug) ?? { path: '' };
    const further = photos.filter(({ slug, isHero }) => slug === slot.slug && !isHero).length;
    const facts = [
      source && `${source.width} x ${source.height}`,
      focus && `focus ${percent(focus.across)} ${percent(focus.down)}`,
      further > 0 && `and ${further} more`,
    ];
    return line(slot, [path, ...facts].filter(Boolean).join(', '));
  });
  return [
    `${there.length} of ${slots.length} pages have a photograph.`,
    ...section('There:', found),
    ...section(
      `Missing; the poster stands there. Wanted: ${RECOMMENDED_SIZE.width} x ${RECOMMENDED_SIZE.height} pixels or more, wider than high:`,
      missing.map((slot) => line(slot, '')),
    ),
    ...section(
      'To correct, or the site is not built:',
      mistakes.map((text) => `  ${text}`),
    ),
    ...section(
      'Could be better:',
      advice.map((text) => `  ${text}`),
    ),
    '',
  ].join('\n');
}

const section = (title: string, lines: readonly string[]) => (lines.length > 0 ? ['', title, ...lines] : []);

/** @param share from 0 to 1 */
export const percent = (share: number): string => `${Math.round(share * 100)}%`;
