import { useEffect } from 'react';
import { WithEditedRequest } from '../engine/edited-form.tsx';
import { HomeBookingForm } from './form.tsx';

/**
 * The form of the home page with all that it needs, as one chunk.
 * @param onReady called once it listens
 */
export function EditableHomeBookingForm({ onReady }: { onReady: () => void }) {
  useEffect(onReady, [onReady]);
  return <WithEditedRequest>{(edited) => <HomeBookingForm edited={edited} />}</WithEditedRequest>;
}
