import type { Page, Route } from 'playwright-core';

/**
 * Keeps what this page asks of an address on its way, as a slow line does, until the function given back is called.
 * @param then what becomes of each call after that; it goes on unless said otherwise
 */
export async function holdBack(
  page: Page,
  address: string,
  then: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(address, async (route) => {
    await held;
    await then(route);
  });
  return () => letGo();
}

/** Keeps the scripts of what this page opens on their way. */
export const holdProgram = (page: Page): Promise<() => void> => holdBack(page, '**/assets/*.js');
