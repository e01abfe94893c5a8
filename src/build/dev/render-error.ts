/** Id of the element in which the document of a page that could not be drawn carries the error. */
export const RENDER_ERROR_ELEMENT = 'render-error';
