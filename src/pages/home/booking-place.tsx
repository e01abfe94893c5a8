/** Place of the home page's booking form, which is loaded when it comes near, so that the page stays light. */

import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { say } from '../../words/say.ts';
import './booking-place.css';

/** How far below the screen the form is fetched. */
const NEAR = '900px';

export function HomeBookingPlace() {
  const place = useRef<HTMLDivElement>(null);
  const { search, hash } = useLocation();
  const wanted = hash !== '' || search.includes('edit=');
  const [near, setNear] = useState(false);
  const [Form, setForm] = useState<ComponentType | null>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (!place.current || wanted) {
      setNear(wanted);
      return;
    }
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true);
      },
      { rootMargin: NEAR },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [wanted]);

  useEffect(() => {
    if (!near) return;
    import('../../forms/home-booking/editable-form.tsx').then(
      ({ EditableHomeBookingForm }) => setForm(() => EditableHomeBookingForm),
      // It is not saved yet and cannot be fetched.
      () => setFailed(true),
    );
  }, [near]);

  return (
    <div ref={place} className="home-booking-place scripted">
      {Form && <Form />}
      {failed && (
        <p className="notice">
          {say('This form is not saved on your device yet. Please try again when you have a signal.')}
        </p>
      )}
    </div>
  );
}
