// @vitest-environment happy-dom
/** The form in which a request is changed that was looked up. */
import 'fake-indexeddb/auto';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { ChangeRequest } from '../../src/pages/parts/request/change-request.tsx';
import { tripPlan } from '../parts/records/sample-requests.ts';

const root = createRoot(document.body.appendChild(document.createElement('div')));
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});

it('has the focus once it is open, which was lost with the button that opened it', async () => {
  const at = '2027-06-14T08:00:00.000Z';
  const answer = {
    reference: 'TP-7Q4M-2XN9-K',
    kind: 'tripPlan',
    title: 'Trip plan',
    state: 'received' as const,
    capturedAt: at,
    receivedAt: at,
    sent: tripPlan,
  };
  root.render(
    <MemoryRouter>
      <ChangeRequest answer={answer} contact={tripPlan.email} />
    </MemoryRouter>,
  );
  await vi.waitFor(() =>
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Change this request'),
  );
});
