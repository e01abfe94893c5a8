/** The trips that are planned on this device: their codes in local storage, absent until there is one. */
import { localValues } from '../../contract/document/web-storage.ts';
import { decodePlan, encodePlan, type PlannedTrip } from '../../kinds/trip-plan/plan-code.ts';

export const PLANS_KEY = 'trip-plans';

/** Trips that can be compared side by side. */
export const MAX_PLANS = 3;

export interface KeptPlans {
  plans: readonly PlannedTrip[];
  /** Index of the one that is open. */
  open: number;
}

/** Null where there are none. What cannot be read is left out. */
export function readPlans(): KeptPlans | null {
  const [open = '', ...codes] = (localValues.read(PLANS_KEY) ?? '').split(' ');
  const plans = codes.slice(0, MAX_PLANS).flatMap((code) => {
    const decoded = decodePlan(code);
    return decoded.is === 'plan' ? [decoded.plan] : [];
  });
  if (plans.length === 0) return null;
  return { plans, open: Math.min(Math.max(0, Number(open) || 0), plans.length - 1) };
}

/** @returns false if they last only as long as the page */
export const keepPlans = ({ plans, open }: KeptPlans): boolean =>
  localValues.write(PLANS_KEY, [open, ...plans.map(encodePlan)].join(' '));
