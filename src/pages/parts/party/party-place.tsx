/**
 * Place of the form that tells what a package costs a party. The form is part of the document; its program comes after
 * the first frame, so that the first visit stays light.
 */
import { type ComponentType, lazy, Suspense, useCallback, useEffect, useMemo, useRef } from 'react';
import { say } from '../../../words/say.ts';
import type { PartyFormProps } from './party-form.tsx';
import './party.css';

const load = async (): Promise<ComponentType<PartyFormProps>> => (await import('./party-form.tsx')).default;

function NotSaved({ onReady }: PartyFormProps) {
  useEffect(onReady, [onReady]);
  return (
    <p className="notice">
      {say('This form is not saved on your device yet. Please try again when you have a signal.')}
    </p>
  );
}

/** While documents are built it is there at once. */
const Form = import.meta.env.SSR
  ? await load()
  : lazy(() =>
      load().then(
        (form) => ({ default: form }),
        () => ({ default: NotSaved }),
      ),
    );

export function PartyPlace({ cost, inclusions, onShown }: Omit<PartyFormProps, 'onReady'>) {
  const place = useRef<HTMLDivElement>(null);
  const onReady = usePressBefore(place);
  const shown = useRef(onShown);
  shown.current = onShown;
  // The same element for ever: React would draw another one anew, and what was typed would be gone.
  const form = useMemo(
    () => (
      <Suspense fallback={<div className="party-coming" />}>
        <Form
          cost={cost}
          inclusions={inclusions}
          onShown={(party, price) => shown.current?.(party, price)}
          onReady={onReady}
        />
      </Suspense>
    ),
    [cost, inclusions, onReady],
  );
  return (
    <div ref={place} className="party-place scripted">
      {form}
    </div>
  );
}

/**
 * Remembers a press while the form's program is on its way, as the document does for the page's own
 * (contract/document/inline-script.ts).
 * @returns for the form to call: it presses again
 */
function usePressBefore(place: { current: HTMLElement | null }): () => void {
  const ready = useRef(() => {});
  useEffect(() => {
    let early: Element | null = null;
    const remember = ({ target }: Event) => {
      early = target as Element;
    };
    const element = place.current;
    element?.addEventListener('submit', remember, true);
    ready.current = () => {
      element?.removeEventListener('submit', remember, true);
      // Not `requestSubmit`, which Safari has since 16 alone.
      early?.querySelector('button')?.click();
    };
    return () => element?.removeEventListener('submit', remember, true);
  }, [place]);
  return useCallback(() => ready.current(), []);
}
