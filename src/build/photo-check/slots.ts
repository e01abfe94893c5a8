/** Lists every place for a photograph: one at the top of each page that has a poster. */
import { POSTER_SIZES } from '../../artwork/poster.ts';
import type { PosterRecipe } from '../../content/recipes/poster-recipe.ts';
import { pageSlug } from '../../contract/protocol/routes.ts';
import { listDocuments } from '../documents.ts';
import { type Pictures, pictureLookOf } from '../photos/pictures.ts';

export interface PhotoSlot {
  /** Name of its folder. */
  slug: string;
  address: string;
  /** Title of the page in search results, up to the first colon. */
  title: string;
  /** Recipe of the poster that is shown until there is a photograph. */
  recipe: PosterRecipe;
}

/** Lists places for photographs, in the order of the site. */
export function listSlots(): PhotoSlot[] {
  const recipes = new Map<string, PosterRecipe>();
  const { documents, slots } = listDocuments(new Map(), notePosters(recipes));
  return documents.flatMap(({ address, head, data }) => {
    const slug = pageSlug(address) || 'home';
    const recipe = 'picture' in data && recipes.get(data.picture.wide.src);
    if (!slots.has(slug) || !recipe) return [];
    return [{ slug, address, title: head.title.split(':')[0] ?? head.title, recipe }];
  });
}

/** Pictures that are not drawn, because most of them are not looked at: their addresses lead to their recipes. */
function notePosters(recipes: Map<string, PosterRecipe>): Pictures {
  return {
    draw(name, poster) {
      recipes.set(name, poster.recipe);
      const { wide, plate } = POSTER_SIZES;
      return {
        picture: { ...pictureLookOf(poster), wide: { src: name, ...wide }, plate: { src: name, ...plate } },
        social: '',
      };
    },
    drawWide: (name, poster) => ({ ...pictureLookOf(poster), wide: { src: name, ...POSTER_SIZES.wide } }),
    print: () => '',
    keep: () => '',
  };
}
