// @vitest-environment happy-dom
/** Leaving the form of an entry leads to where it was opened, whatever was pressed inside the page. */
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { Link, MemoryRouter, useLocation } from 'react-router-dom';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { EntryFromUrl } from '../../../src/office/records/entry/entry-from-url.tsx';

const id = '01890a5d-ac96-774b-bcce-b302099a8057';
vi.mock('../../../src/forms/engine/submit/load-device.ts', () => ({
  loadDevice: async () => ({
    openDevice: () => ({
      own: { findEdited: async () => ({ id, kind: 'person', payload: {}, reference: 'P-1' }) },
    }),
  }),
}));

const place = document.body.appendChild(document.createElement('div'));
const root = createRoot(place);
beforeAll(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterAll(() => {
  act(() => root.unmount());
  place.remove();
  vi.unstubAllGlobals();
});

let save: (words: string) => void = () => undefined;
function Page() {
  const { search, hash } = useLocation();
  return (
    <>
      <output>{search + hash}</output>
      <Link to={`/Logistics_department?edit=${id}#form`}>Correct</Link>
      <Link to={`${search}#main`}>Skip to content</Link>
      <EntryFromUrl kind="person">
        {(_edited, onSaved, said) => {
          save = onSaved;
          return <p>{said}</p>;
        }}
      </EntryFromUrl>
    </>
  );
}

const address = () => place.querySelector('output')?.textContent;
const press = async (name: string) => {
  const [found] = [...place.querySelectorAll<HTMLElement>('a, button')].filter(
    (element) => element.textContent === name,
  );
  await act(async () => found?.click());
};
async function open(...steps: string[]) {
  await act(async () =>
    root.render(
      <MemoryRouter key={Math.random()} initialEntries={steps} initialIndex={steps.length - 1}>
        <Page />
      </MemoryRouter>,
    ),
  );
}

const ways = {
  'Leave it as it is': () => press('Leave it as it is'),
  'a save': () => act(async () => save('Saved.')),
};

it.each(Object.entries(ways))(
  '%s leads back to the list, past links inside the page',
  async (_name, leave) => {
    await open('/elsewhere', '/Logistics_department?section=people');
    await press('Correct');
    expect(address()).toBe(`?edit=${id}#form`);
    await press('Skip to content');
    await press('Skip to content');
    expect(address()).toBe(`?edit=${id}#main`);
    await leave();
    expect(address()).toBe('?section=people');
  },
);

it.each(Object.entries(ways))('%s empties a form that a bookmark has opened', async (_name, leave) => {
  await open(`/Logistics_department?section=people&edit=${id}`);
  await leave();
  expect(address()).toBe('?section=people');
});
