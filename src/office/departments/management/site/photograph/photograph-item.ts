/** Items that are places for a photograph. Pure. */
import type { ListedField, ListedItem } from '../../../../../content/editable/field.ts';
import { presentText, type SiteState } from '../present-text.ts';

/** The field that names the photograph of an item, if it has one. */
export const photographField = ({ fields }: Pick<ListedItem, 'fields'>): ListedField | undefined =>
  fields.find(({ kind }) => kind === 'photograph');

export const isPhotographItem = (item: Pick<ListedItem, 'fields'>): boolean =>
  photographField(item) !== undefined;

/** Whether a place has a photograph: on the site, as a draft, or none. */
export function photographOf(item: ListedItem, state: SiteState): 'published' | 'drafted' | 'none' {
  const field = photographField(item);
  if (!field) return 'none';
  const { text, published } = presentText(item, field, 'en', state);
  if (text !== published) return 'drafted';
  return text === '' ? 'none' : 'published';
}

/** True for the description of a photograph: where there is one, it may not be empty. */
export const needsDescription = (item: string, { path }: Pick<ListedField, 'path'>): boolean =>
  item.startsWith('photo/') && path === 'alt';
