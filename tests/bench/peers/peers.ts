/**
 * Our site against what people would pick for the same content: React Router 7 in framework mode, Astro, and our own
 * build with vite-plugin-pwa's precache. The first two are precached by that plugin too.
 */
import { chromium } from 'playwright-core';
import { browserPath } from '../../parts/browser/browser.ts';
import { ratio, seconds, spread } from '../parts/spread.ts';
import { type Figures, kilobytes } from '../parts/transfer.ts';
import { type Contender, openContenders } from './contenders.ts';
import { type Rows, saveAndOpen, timeFirstAnswer, timeFirstPaints, weighFirstVisits } from './measures.ts';

export async function measurePeers(): Promise<Figures> {
  const contenders = await openContenders();
  const browser = await chromium.launch({
    executablePath: browserPath(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
  const figures: Figures = [['', contenders.map(({ name }) => name).join(' | ')]];
  // The first measurement also fills the servers' memories with compressed files; the last one ends the servers.
  for (const measure of [weighFirstVisits, timeFirstPaints, timeFirstAnswer, saveAndOpen])
    figures.push(...describe(await measure(browser, contenders), contenders));
  await browser.close();
  return figures;
}

/** Medians with their least and most, and each contender's as a multiple of ours. */
function describe(rows: Rows, contenders: readonly Contender[]): Figures {
  return [...rows].map(([what, row]) => {
    const of = ({ name }: Contender) => row.get(name) ?? [];
    const unit = what.includes('bytes') ? kilobytes : seconds;
    const cells = contenders.map((one, index) => {
      const [ours] = contenders;
      const multiple = ours && index > 0 ? ` ${ratio(of(one), of(ours))}` : '';
      return spread(of(one), unit) + multiple;
    });
    return [what, cells.join(' | ')];
  });
}
