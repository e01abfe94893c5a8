/**
 * People of the coast, drawn for this project, facing right. Foot on y = 0, x centred. Skin and cloth have
 * the given colour; wraps and loads have palette colours.
 */
import type { Scene } from '../scene.ts';
import type { Silhouette } from './outline.ts';

/** A woman walking with a basket of fruit on her head, 200 tall. */
function drawWomanBasket(scene: Scene): string {
  const { accent, sand, pale } = scene.palette;
  return (
    '<path d="M12-134L27-150 22-170 28-172 36-149 18-120zM-16-6h13v8h-13zM10-6h13v8H10z"/><circle cx="1" cy="-154" r="13"/>' +
    '<path d="M-13-140Q0-148 14-140 20-116 15-98L31-3H-27L-15-98Q-19-118-13-140z"/>' +
    `<path fill="${accent}" d="M-15-102H15L26-36H-22z"/><path fill="${pale}" d="M-20-50H23l2 8H-21z"/>` +
    `<path fill="${accent}" d="M-22-186q23-24 48 0z"/><path fill="${sand}" d="M-26-188H29L21-165H-18z"/>`
  );
}

/** A man in a long kanzu and cap, 200 tall. */
function drawStander(scene: Scene): string {
  const { pale } = scene.palette;
  return (
    '<circle cx="1" cy="-170" r="15"/><path d="M-22-4h16v7h-16zM6-4h16v7H6z"/>' +
    `<path fill="${pale}" d="M-13-176v-16q13-8 27 0v16z"/>` +
    '<path d="M-17-154Q0-162 18-154 26-120 24-88L18-76 26-2H-26L-18-76-24-88Q-26-124-17-154z"/>'
  );
}

/** A porter under a bale, walking with a staff, 200 tall. */
function drawPorter(scene: Scene): string {
  const { accent, sand } = scene.palette;
  return (
    '<circle cx="3" cy="-158" r="13"/>' +
    '<path d="M-14-144Q2-150 19-144L15-84H-12zM-14-60L-30 3h13L0-50zM2-60L20-30 30 3H18L8-24-8-52z"/><path d="M15-144L36-160 32-176 39-178 44-158 20-124z"/><path d="M10-134L44-106 41-99 6-114z"/><path d="M39-124h5L51 3h-5z"/>' +
    `<path fill="${accent}" d="M-13-92H15L21-46-22-44z"/>` +
    `<path fill="${scene.tone(0.55)}" d="M-38-198Q2-208 42-198L40-170H-36z"/><path fill="${sand}" d="M-16-203h6v33h-6zM16-203h6v33h-6z"/>`
  );
}

/** A seaweed farmer stooping over her line with a bunch of weed, in kanga and headscarf, 140 tall. */
function drawFarmer(scene: Scene): string {
  const { accent, glow, pale } = scene.palette;
  return (
    `<ellipse fill="${scene.palette.water[1]}" fill-opacity=".55" cx="-16" cy="2" rx="64" ry="8"/>` +
    '<path d="M-42-18h11V3h-11zM-10-18H1V3h-11z"/><path d="M54-120L84-64 84-42 76-42 74-60 44-100z"/>' +
    `<path fill="${accent}" d="M58-32q6-16 18-12 14-4 14 10 10 12-4 22-8 8-16 0-14-4-12-20z"/>` +
    '<path d="M-46-98Q-36-134 4-134 40-138 60-124L56-100Q30-106 6-88z"/><circle cx="74" cy="-114" r="14"/>' +
    '<path d="M40-124Q56-128 58-110L68-62 72-40 63-38 54-60 30-104z"/>' +
    `<path fill="${accent}" d="M-8-122Q-44-132-50-92-56-54-58-14H16Q8-60 12-88z"/>` +
    `<path fill="${glow}" d="M-57-34H13l3 12H-58zM58-118Q60-140 78-136 94-128 90-110 80-122 68-114 60-108 58-118z"/>` +
    `<path fill="${pale}" d="M-58-22H16v4H-58z"/>`
  );
}

/** Someone sitting on the sand, arms round the knees, 92 tall. */
function drawSitter(): string {
  return '<circle cx="2" cy="-80" r="13"/><path d="M-30 4Q-30-44-14-62-2-70 8-58L14-38 34-46 42-40 52 4H40L34-24 22-8 6-14-4 4z"/>';
}

/** A snorkeller at the surface, face down, 60 tall and 220 wide. */
function drawSnorkeller(scene: Scene): string {
  const { accent, glow } = scene.palette;
  return (
    '<path d="M84-26Q64-46 30-44-10-42-44-34L-80-32-84-24-44-20-84-8-82-1Q-46-6-30-16 0-12 26-18L52 18 62 13 48-18 66-16z"/><circle cx="86" cy="-27" r="15"/>' +
    `<path fill="${accent}" d="M-78-34L-128-58-116-32-82-24zM-80-9L-128 12-116-12-84-16zM30-44Q10-44-14-40L-8-17Q10-14 26-18z"/>` +
    `<path fill="${glow}" d="M92-32l12 4-6 15-12-7zM84-40L70-72h7L92-42z"/>`
  );
}

export const coastPeople = {
  womanBasket: { height: 200, stance: 22, draw: drawWomanBasket },
  stander: { height: 200, stance: 22, draw: drawStander },
  porter: { height: 204, stance: 28, draw: drawPorter },
  farmer: { height: 140, stance: 30, draw: drawFarmer },
  sitter: { height: 92, stance: 30, draw: drawSitter },
  snorkeller: { height: 80, stance: 20, draw: drawSnorkeller },
} satisfies Record<string, Silhouette>;
