/** Parts that let Astro draw our components: links without a router, and islands inside a page drawn once. */

/** Stands in for the router: links are plain links, and a step loads the next page. */
export const ROUTER = `
const place = () =>
  import.meta.env.SSR
    ? { pathname: globalThis.addressOfPage, search: '', hash: '', state: null, key: 'default' }
    : { pathname: location.pathname, search: location.search, hash: location.hash, state: null, key: 'default' };
const pathOf = (to) => (typeof to === 'string' ? to : createPath(to));

export const createPath = ({ pathname = '', search = '', hash = '' }) => pathname + search + hash;
export const useHref = pathOf;
export const useLocation = place;
export const useNavigationType = () => 'POP';
export const useNavigate = () => (to) => (typeof to === 'number' ? history.go(to) : location.assign(pathOf(to)));
export const useSearchParams = () => [
  new URLSearchParams(place().search),
  (next) => location.assign('?' + new URLSearchParams(next)),
];
export const useLinkClickHandler = () => () => undefined;
export const useResolvedPath = (to) => ({ pathname: pathOf(to).split(/[?#]/)[0] });
`;

/**
 * On the build's side a page gets, in place of a part that is an island, an element with the part's properties, which
 * the page of Astro replaces by the island. The island itself is the part.
 */
export const ISLANDS_PLUGIN = `
const MARK = '\\0island:';

export function islands(parts, pages, ours) {
  const names = new Map(Object.entries(parts).map(([name, file]) => [ours + '/' + file, name]));
  const importers = new Set(pages.map((file) => ours + '/' + file));
  return {
    name: 'islands',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!options.ssr || !importers.has(importer)) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      const name = found && names.get(found.id);
      return name ? MARK + name : null;
    },
    load(id) {
      if (!id.startsWith(MARK)) return null;
      const name = id.slice(MARK.length);
      return "import { createElement } from 'react'; export const " + name +
        " = (props) => createElement('x-island', { name: '" + name +
        "', props: encodeURIComponent(JSON.stringify(props)) });";
    },
  };
}
`;
