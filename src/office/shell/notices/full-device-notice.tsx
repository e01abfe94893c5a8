/** A device that is nearly full: said before something cannot be saved. */
import { useNearlyFull } from '../../../device/browser/page.ts';
import { say } from '../../../words/say.ts';

export function FullDeviceNotice() {
  if (!useNearlyFull()) return null;
  return (
    <p className="notice problem office-forecast">
      {say(
        'This device is nearly full. Delete photos, videos or apps that you do not need, or the next entries may not be saved.',
      )}
    </p>
  );
}
