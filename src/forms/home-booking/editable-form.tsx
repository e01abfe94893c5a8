import { EditedForm } from '../engine/edited.tsx';
import { HomeBookingForm } from './form.tsx';

/** The form of the home page with all that it needs, as one chunk. */
export function EditableHomeBookingForm() {
  return <EditedForm>{(edited) => <HomeBookingForm edited={edited} />}</EditedForm>;
}
