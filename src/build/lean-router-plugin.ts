/**
 * Lets the bundler leave out what no page uses of the router: its forms, error pages and server
 * parts stay in only because of the names that they give themselves for developers, and because
 * nothing says that making them changes nothing else.
 */
import type { Plugin } from 'vite';

const DISPLAY_NAME = /^[\w$]+\.displayName = "[^"]*";$/gm;
const MADE_BY_REACT = /^(var [\w$]+ = )(?=React\d*\.(forwardRef|memo|createContext)\()/gm;
const BOUNDARY =
  /^var ([\w$]+) = (class extends React\d*\.Component \{\n[\s\S]*?^\});$(?:\n\1\.contextType = ([\w$]+);$)?/gm;

export function leanRouterPlugin(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/production\/chunk-/ },
      handler: (code) =>
        code
          .replace(DISPLAY_NAME, '')
          .replace(MADE_BY_REACT, '$1/* @__PURE__ */ ')
          .replace(BOUNDARY, (_, name: string, boundary: string, context?: string) => {
            const body = context ? boundary.replace('{', `{\nstatic contextType = ${context};`) : boundary;
            return `var ${name} = /* @__PURE__ */ (() => ${body})();`;
          }),
    },
  };
}
