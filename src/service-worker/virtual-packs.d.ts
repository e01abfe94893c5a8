/** Filled in by the build (src/build/site-plugin.ts) when the worker is bundled. */
declare module 'virtual:packs' {
  /** Addresses of what the worker loads for the outbox, in this order. */
  export const outboxScripts: readonly string[];
  export const packs: readonly import('./pack-types.ts').PackInfo[];
}
