/** A page of this machine alone: each poster beside the photograph that replaces it, as pages crop it. */
import sharp from 'sharp';
import { drawPoster } from '../../artwork/poster.ts';
import { cropAround } from '../photos/photo-crop.ts';
import type { CheckedPhoto } from './checks.ts';
import { percent } from './report.ts';
import type { PhotoSlot } from './slots.ts';

/** How wide pictures are on it, in pixels. */
const WIDTH = { whole: 640, wide: 480, plate: 240 } as const;
const RATIOS = { wide: 16 / 9, plate: 4 / 5 } as const;

/** @returns HTML that needs no other file */
export async function drawBeforeAfter(
  slots: readonly PhotoSlot[],
  photos: readonly CheckedPhoto[],
): Promise<string> {
  const heroes = new Map(photos.filter(({ isHero }) => isHero).map((photo) => [photo.slug, photo]));
  const sections: string[] = [];
  for (const slot of slots) {
    const photo = heroes.get(slot.slug);
    if (photo) sections.push(await drawSlot(slot, photo));
  }
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Photographs, before and after</title>
<style>
  body { max-width: 90rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; }
  .row { display: flex; flex-wrap: wrap; gap: 1rem; margin: 0.5rem 0 1.5rem; align-items: flex-start; }
  figure { margin: 0; }
  img { display: block; max-width: 100%; }
  .whole { position: relative; cursor: crosshair; }
  .whole i { position: absolute; width: 1.5rem; height: 1.5rem; margin: -0.75rem; border: 3px solid #fff; border-radius: 50%; outline: 2px solid #000; pointer-events: none; }
  code { user-select: all; }
</style>
<h1>Photographs, before and after</h1>
<p>Click on what must stay in sight: below stands the command that notes it. Then run <code>npm run photos -- show</code> again.</p>
${sections.join('\n') || '<p>No page has a photograph yet.</p>'}
<script>
  for (const whole of document.querySelectorAll('.whole')) {
    whole.addEventListener('click', (event) => {
      const { left, top, width, height } = whole.getBoundingClientRect();
      const across = Math.round((100 * (event.clientX - left)) / width);
      const down = Math.round((100 * (event.clientY - top)) / height);
      const point = whole.querySelector('i') ?? whole.appendChild(document.createElement('i'));
      point.style.left = across + '%';
      point.style.top = down + '%';
      whole.parentElement.querySelector('code').textContent =
        'npm run photos -- focus "' + whole.dataset.path + '" ' + across + ' ' + down;
    });
  }
</script>
</html>
`;
}

async function drawSlot(slot: PhotoSlot, { path, alt, focus, source }: CheckedPhoto): Promise<string> {
  const cropped = async (shape: keyof typeof RATIOS) => {
    const upright = sharp(source.bytes).autoOrient();
    const width = WIDTH[shape];
    const height = Math.round(width / RATIOS[shape]);
    const part = focus
      ? upright.extract(cropAround(focus, source, RATIOS[shape])).resize({ width, height })
      : upright.resize({ width, height, position: sharp.strategy.attention });
    return asData('image/webp', await part.webp().toBuffer());
  };
  const whole = await sharp(source.bytes).autoOrient().resize({ width: WIDTH.whole }).webp().toBuffer();
  const point = focus ? `<i style="left: ${percent(focus.across)}; top: ${percent(focus.down)}"></i>` : '';
  const poster = (shape: keyof typeof RATIOS) =>
    asData('image/svg+xml', Buffer.from(drawPoster(slot.recipe, shape)));
  const picture = (caption: string, src: string, width: number, words = '') =>
    `<figure><img src="${src}" width="${width}" alt="${escapeHtml(words)}"><figcaption>${caption}</figcaption></figure>`;
  return `<section>
<h2>${escapeHtml(slot.title)} <small>${escapeHtml(slot.address)}</small></h2>
<p>${escapeHtml(alt) || 'Without words.'}</p>
<figure><div class="whole" data-path="${escapeHtml(path)}" style="width: ${WIDTH.whole}px">
<img src="${asData('image/webp', whole)}" alt="${escapeHtml(alt)}">${point}</div>
<figcaption><code>${escapeHtml(path)}</code>, ${source.width} x ${source.height}</figcaption></figure>
<div class="row">
${picture('Before, at the top', poster('wide'), WIDTH.wide)}
${picture('After, at the top', await cropped('wide'), WIDTH.wide, alt)}
${picture('Before, on the card', poster('plate'), WIDTH.plate)}
${picture('After, on the card', await cropped('plate'), WIDTH.plate, alt)}
</div>
</section>`;
}

const asData = (type: string, bytes: Buffer) => `data:${type};base64,${bytes.toString('base64')}`;

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
