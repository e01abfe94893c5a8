import type { Page } from 'playwright-core';

/** Keeps the scripts of what this page opens on their way, as a slow line does, until the function given back is called. */
export async function holdProgram(page: Page): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return () => letGo();
}
