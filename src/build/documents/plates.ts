/** The document of /plates: every page that has a number in the series, in its order. */
import { routes } from '../../contract/protocol/routes.ts';
import type { IndexedPlate } from '../../pages/plates/plates.tsx';
import type { SiteBuilder } from './site-builder.ts';

/**
 * Adds the page of all plates. It lists the pages that are there already, so it is rendered after them. It is saved
 * with the last pack, because each picture goes with the first pack that shows it.
 */
export function addPlates(site: SiteBuilder): void {
  const numbered: (IndexedPlate & { plate: number })[] = site.documents.flatMap(({ address, data }) => {
    if (!('plate' in data)) return [];
    const { plate, picture } = data;
    const title = 'name' in data ? data.name : data.title;
    return [{ plate, address, title, colours: picture.colours, src: picture.plate.src }];
  });
  const plates = numbered
    .sort((one, next) => one.plate - next.plate)
    .map(({ plate: _plate, ...indexed }) => indexed);
  const { texts, ...page } = site.page('plates');
  site.add(routes.plates, { ...page, pack: 'packages' }, { kind: 'plates', data: { ...texts, plates } });
}
