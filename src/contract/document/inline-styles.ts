/**
 * Style sheets inside documents. The build puts them into the documents that the server sends, the worker
 * into those that it saves. A separate sheet would cost a first visit one round trip before anything is
 * painted, and a saved page one request to the worker.
 */

import { hashSource } from './inline-sources.ts';

const SHEETS = /<link rel="stylesheet" href="([^"]+)">\s*/g;

/** A document that carries its styles. */
export interface StyledDocument {
  html: string;
  /** Source that its Content-Security-Policy must allow: see `allowInlineInPolicy`. */
  source: string;
}

/**
 * Puts the text of every linked sheet into a document. The links stay, disabled: they tell Vite's loader that
 * navigation inside the app need not fetch these sheets again.
 * @param read returns the text of a sheet, given its address
 * @throws Error when a text could end the element that holds it
 */
export async function inlineStyles(
  html: string,
  read: (address: string) => Promise<string>,
): Promise<StyledDocument> {
  const addresses = [...html.matchAll(SHEETS)].map(([, address]) => address as string);
  const text = (await Promise.all(addresses.map(read))).map((sheet) => sheet.trim()).join('\n');
  if (/<\/style/i.test(text)) throw new Error('A style sheet contains the end of a style element.');
  const links = addresses.map((address) => `<link rel="stylesheet" href="${address}" disabled>`);
  let isFirst = true;
  const styled = html.replace(SHEETS, () => {
    if (!isFirst) return '';
    isFirst = false;
    return `<style>${text}</style>${links.join('')}\n    `;
  });
  return { html: styled, source: await hashSource(text) };
}

/**
 * Returns a document without the styles inside it, for a parser: the policy of the page that parses it allows
 * only the page's own styles.
 */
export const withoutStyles = (html: string): string => html.replace(/<style>.*?<\/style>/s, '');
