/** Filled in by the build (src/build/site-plugin.ts) when the worker is bundled. */
declare module 'virtual:packs' {
  export const packs: readonly import('./packs.ts').PackInfo[];
}
