/**
 * Lets the bundler drop the parts of the router that no page uses. Its forms, error pages and server parts
 * would stay only because they assign display names and are not marked as free of side effects
 * (docs/decisions/008).
 */
import type { Plugin } from 'vite';

type Rewrite = readonly [
  pattern: RegExp,
  replace: (match: string, ...groups: (string | undefined)[]) => string,
];

const REWRITES: readonly Rewrite[] = [
  // Display names.
  [/^[\w$]+\.displayName = "[^"]*";$/gm, () => ''],
  // Parts made by React.
  [
    /^var [\w$]+ = (?=React\d*\.(?:forwardRef|memo|createContext)\()/gm,
    (start) => `${start}/* @__PURE__ */ `,
  ],
  // Error boundaries.
  [
    /^var ([\w$]+) = (class extends React\d*\.Component \{\n[\s\S]*?^\});$(?:\n\1\.contextType = ([\w$]+);$)?/gm,
    (_, name, boundary = '', context) => {
      const body = context ? boundary.replace('{', `{\nstatic contextType = ${context};`) : boundary;
      return `var ${name} = /* @__PURE__ */ (() => ${body})();`;
    },
  ],
];

/** Number of places in the locked version. With another one the build stops, so that somebody looks. */
const PLACES = 35;

/** Rewrites modules of the router, and counts the places in all of them. */
export function leanRouter(): { rewrite: (code: string) => string; check: () => void } {
  let places = 0;
  return {
    rewrite: (code) =>
      REWRITES.reduce(
        (text, [pattern, replace]) =>
          text.replace(pattern, (...match) => {
            places += 1;
            return replace(...(match as Parameters<Rewrite[1]>));
          }),
        code,
      ),
    check() {
      if (places !== PLACES)
        throw new Error(`The router has ${places} places to rewrite, not ${PLACES}: see docs/decisions/008`);
    },
  };
}

export function leanRouterPlugin(): Plugin {
  let router = leanRouter();
  return {
    name: 'lean-router',
    apply: 'build',
    buildStart: () => {
      router = leanRouter();
    },
    transform: {
      filter: { id: /\/react-router\/dist\/production\/chunk-/ },
      handler: (code) => router.rewrite(code),
    },
    buildEnd: (error) => {
      if (!error) router.check();
    },
  };
}
