/**
 * Place of the home page's booking form. The form is part of the document; its program comes once the page is idle,
 * so that the first visit stays light.
 */

import { type ComponentType, lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { whenIdle } from '../../device/browser/page.ts';
import { say } from '../../words/say.ts';
// With the page's own, because the form is seen before its program.
import '../../forms/home-booking/form.css';
import './booking-place.css';

interface FormProps {
  /** Called once presses are heard. */
  onReady: () => void;
}

const load = async (): Promise<ComponentType<FormProps>> =>
  (await import('../../forms/home-booking/editable-form.tsx')).EditableHomeBookingForm;

/** While documents are built it is there at once. */
const built = import.meta.env.SSR ? await load() : null;

export function HomeBookingPlace() {
  const place = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);
  const onReady = usePressesBefore(place);
  // The same element for ever: React would draw another one anew, and what was typed would be gone.
  const form = useMemo(() => {
    const Form = built ?? lazy(async () => ({ default: await loadWhenIdle(setFailed) }));
    return (
      <Suspense fallback={<div className="home-booking-coming" />}>
        <Form onReady={onReady} />
      </Suspense>
    );
  }, [onReady]);
  return (
    <div ref={place} className="home-booking-place scripted">
      {form}
      {failed && (
        <p className="notice">
          {say('This form is not saved on your device yet. Please try again when you have a signal.')}
        </p>
      )}
    </div>
  );
}

/** Resolves when the form is loaded; where it is not saved yet, once there is a line again. */
function loadWhenIdle(setFailed: (failed: boolean) => void): Promise<ComponentType<FormProps>> {
  return new Promise((resolve) => {
    const attempt = () =>
      load().then(
        (Form) => {
          setFailed(false);
          resolve(Form);
        },
        () => {
          setFailed(true);
          addEventListener('online', attempt, { once: true });
        },
      );
    whenIdle(attempt);
  });
}

/**
 * Remembers a press while the form's program is on its way, as the document does for the page's own
 * (contract/early-press.ts).
 * @returns for the form to call: it presses again
 */
function usePressesBefore(place: { current: HTMLElement | null }): () => void {
  const ready = useRef(() => {});
  useEffect(() => {
    let early: HTMLElement | null = null;
    const remember = ({ target }: MouseEvent) => {
      const button = place.current?.contains(target as Node) && (target as Element).closest('button');
      if (!button) return;
      early?.removeAttribute('aria-busy');
      early = button;
      early.setAttribute('aria-busy', 'true');
    };
    // Before React, which stops what it cannot answer yet.
    const forget = () => removeEventListener('click', remember, true);
    addEventListener('click', remember, true);
    ready.current = () => {
      ready.current = () => {};
      forget();
      early?.removeAttribute('aria-busy');
      if (early?.isConnected) early.click();
    };
    return forget;
  }, [place]);
  return useCallback(() => ready.current(), []);
}
