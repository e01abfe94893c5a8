/** Build entry: the content in, every document out. A server that publishes a change of the content loads it too. */
export { listDocuments } from './build/documents.ts';
export { composeSite } from './build/editions/compose-site.ts';
export { drawEdition } from './build/editions/draw-edition.ts';
export { recordPictures } from './build/editions/picture-record.ts';
export { listKnownLayouts } from './build/map/map-layout.ts';
export { createPictures } from './build/photos/pictures.ts';
export { pageSources, renderDocument } from './build/render-document.tsx';
export { translateText } from './build/texts/translate.ts';
