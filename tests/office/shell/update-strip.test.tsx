// @vitest-environment happy-dom
/** A new version is offered on the staff's pages too: a desk keeps its page open for weeks. */
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { UNSAFE_createBrowserHistory } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { App } from '../../../src/app/app.tsx';
import type { LoadedPage } from '../../../src/app/navigation/page-document.ts';

/** What a worker that waits beside an active one means to a page. */
vi.mock('../../../src/service-worker/bridge.ts', async (importOriginal) => {
  const original = await importOriginal<typeof import('../../../src/service-worker/bridge.ts')>();
  const ready = { ...original.INITIAL_BRIDGE_STATE, updateReady: true };
  return {
    ...original,
    bridge: { ...original.bridge, state: () => ready, subscribe: () => () => undefined },
  };
});

it('Somebody in the office is offered the new version, and keeps the page', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const content = { kind: 'office', data: {}, language: null } as unknown as LoadedPage['content'];
  const module = { default: () => <h1>Operations</h1> } as unknown as LoadedPage['module'];
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <App
        first={{ content, module, words: null }}
        path="/Management"
        browser={UNSAFE_createBrowserHistory({ v5Compat: true })}
      />,
    ),
  );
  expect(document.querySelector('h1')?.textContent).toBe('Operations');
  expect(document.querySelector('aside')?.textContent).toContain(
    'A newer version of this site is saved and ready.',
  );
  await act(async () => root.unmount());
});
