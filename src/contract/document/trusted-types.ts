/**
 * Trusted Types: the browser refuses texts as markup or as addresses of scripts, except through these policies,
 * which the security policy of every document names (server/security/headers.ts).
 */

/** `pages` reads our own documents without running them, `programs` starts our own workers. */
export const TRUSTED_TYPES_POLICIES = ['pages', 'programs'] as const;

interface Policy {
  createHTML(text: string): string;
  createScriptURL(text: string): string;
}

interface Factory {
  createPolicy(name: string, rules: Policy): Policy;
}

const factory = (globalThis as { trustedTypes?: Factory }).trustedTypes;
const rules: Policy = { createHTML: (text) => text, createScriptURL: (text) => text };

/** Made before anything else runs: a name can be given once, and who comes first holds it. */
const create = (name: (typeof TRUSTED_TYPES_POLICIES)[number]): Policy =>
  factory?.createPolicy(name, rules) ?? rules;
const pages = create('pages');
const programs = create('programs');

/** Marks HTML as trusted for a parser, which runs nothing: never for an element of the page. */
export const trustedHtml = (text: string): string => pages.createHTML(text);

/** Marks the address of a worker as trusted; the program itself names it. */
export const trustedWorkerUrl = (address: string): string => programs.createScriptURL(address);
