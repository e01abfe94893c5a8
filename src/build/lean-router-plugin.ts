/**
 * Lets the bundler drop the parts of the router that no page uses. Its forms, error pages and server parts
 * would stay only because they assign display names and are not marked as free of side effects.
 */
import type { Plugin } from 'vite';

interface Rewrite {
  what: string;
  pattern: RegExp;
  /**
   * How often the locked version contains the pattern. With another version the build stops, so that somebody
   * looks.
   */
  times: number;
  replace: (match: string, ...groups: (string | undefined)[]) => string;
}

const REWRITES: readonly Rewrite[] = [
  { what: 'display names', pattern: /^[\w$]+\.displayName = "[^"]*";$/gm, times: 15, replace: () => '' },
  {
    what: 'parts made by React',
    pattern: /^var [\w$]+ = (?=React\d*\.(?:forwardRef|memo|createContext)\()/gm,
    times: 16,
    replace: (start) => `${start}/* @__PURE__ */ `,
  },
  {
    what: 'error boundaries',
    pattern:
      /^var ([\w$]+) = (class extends React\d*\.Component \{\n[\s\S]*?^\});$(?:\n\1\.contextType = ([\w$]+);$)?/gm,
    times: 4,
    replace: (_, name, boundary = '', context) => {
      const body = context ? boundary.replace('{', `{\nstatic contextType = ${context};`) : boundary;
      return `var ${name} = /* @__PURE__ */ (() => ${body})();`;
    },
  },
];

/** Rewrites modules of the router, and counts what it finds in all of them. */
export function leanRouter(): { rewrite: (code: string) => string; check: () => void } {
  const found = new Map(REWRITES.map(({ what }) => [what, 0]));
  return {
    rewrite: (code) =>
      REWRITES.reduce(
        (text, { what, pattern, replace }) =>
          text.replace(pattern, (match, ...groups) => {
            found.set(what, (found.get(what) ?? 0) + 1);
            return replace(match, ...groups);
          }),
        code,
      ),
    check: () => {
      const wrong = REWRITES.filter(({ what, times }) => found.get(what) !== times);
      if (wrong.length === 0) return;
      const list = wrong.map(({ what, times }) => `${found.get(what)} ${what} in place of ${times}`);
      throw new Error(
        `The router has ${list.join(', ')}: see whether src/build/lean-router-plugin.ts still fits it`,
      );
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
