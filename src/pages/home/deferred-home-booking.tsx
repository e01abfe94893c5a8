/**
 * Place of the home page's booking form. The form is part of the document; its program comes when the form comes
 * near the screen, so that the first visit stays light.
 */

import { type ComponentType, lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { whenIdle } from '../../device/browser/page.ts';
import { useHydrated } from '../../ui/hydration/use-hydrated.ts';
import { say } from '../../words/say.ts';
// With the page's own, because the form is seen before its program.
import '../../forms/home-booking/form.css';
import './deferred-home-booking.css';

interface FormProps {
  /** Called once presses are heard. */
  onReady: () => void;
}

const load = async (): Promise<ComponentType<FormProps>> =>
  (await import('../../forms/home-booking/editable-form.tsx')).EditableHomeBookingForm;

/** While documents are built it is there at once. */
const built = import.meta.env.SSR ? await load() : null;

/** How far below the screen the program is fetched. */
const NEAR = '900px';

export function DeferredHomeBooking() {
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place);
  const [failed, setFailed] = useState(false);
  const onReady = usePressesBefore(place);
  // The same element for ever: React would draw another one anew, and what was typed would be gone.
  const form = useMemo(() => {
    const Form = built ?? lazy(async () => ({ default: await loadAfter(near, setFailed) }));
    return (
      <Suspense fallback={<div className="home-booking-coming" />}>
        <Form onReady={onReady} />
      </Suspense>
    );
  }, [onReady, near]);
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
function loadAfter(
  near: Promise<void>,
  setFailed: (failed: boolean) => void,
): Promise<ComponentType<FormProps>> {
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
    void near.then(attempt);
  });
}

/**
 * Resolves when the form is near the screen, or when the address asks for it. After a step inside the app there is no
 * form yet that could be found or printed, so it comes once the page is idle.
 */
function useNear(place: { current: HTMLElement | null }): Promise<void> {
  const { search, hash } = useLocation();
  const hydrated = useHydrated();
  const [stepped] = useState(hydrated);
  const [{ near, come }] = useState(() => {
    let come = () => {};
    const near = new Promise<void>((resolve) => {
      come = resolve;
    });
    return { near, come };
  });
  const wanted = hash !== '' || search.includes('edit=');
  useEffect(() => {
    if (wanted) come();
    if (stepped) return whenIdle(come);
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && come(), {
      rootMargin: NEAR,
    });
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, [wanted, stepped, come, place]);
  return near;
}

/**
 * Remembers a press while the form's program is on its way, as the document does for the page's own
 * (contract/document/inline-script.ts).
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
