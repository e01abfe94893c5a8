/** The trips that are planned on this device, kept at every change. */
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { decodePlan, encodePlan, type PlannedTrip } from '../../kinds/trip-plan/plan-code.ts';
import { useHydrated } from '../../ui/hydration/use-hydrated.ts';
import { readParty } from '../parts/party/kept-party.ts';
import { addStop } from './edit-plan.ts';
import { type KeptPlans, keepPlans, MAX_PLANS, readPlans } from './kept-plans.ts';

const EMPTY: PlannedTrip = { adults: 2, ages: [], month: 0, from: '-', to: '-', stops: [] };

/** What a shared link brought. */
export type Arrived =
  | { is: 'opened'; leftOut: number }
  | { is: 'cut'; leftOut: number }
  | { is: 'newer' | 'unreadable' }
  /** There are as many trips as can be compared: the person says whether it takes the place of the open one. */
  | { is: 'full'; plan: PlannedTrip };

export interface Plans extends KeptPlans {
  /** The one that is open. */
  plan: PlannedTrip;
  /** False if they last only as long as the page. */
  isKept: boolean;
  arrived: Arrived | null;
  change: (next: PlannedTrip) => void;
  choose: (index: number) => void;
  /** Opens a copy of the open one. */
  copy: () => void;
  /** Removes the open one; `undo` brings it back. */
  remove: () => void;
  undo: (() => void) | null;
  /** Puts a trip that arrived into the place of the open one. */
  replace: (plan: PlannedTrip) => void;
}

export function usePlans(isKnown: (plate: number) => boolean): Plans {
  const hydrated = useHydrated();
  const { hash, search, pathname } = useLocation();
  const navigate = useNavigate();
  const [state, setState] = useState<KeptPlans>({ plans: [EMPTY], open: 0 });
  const [isKept, setKept] = useState(true);
  const [arrived, setArrived] = useState<Arrived | null>(null);
  const [before, setBefore] = useState<KeptPlans | null>(null);

  const put = (next: KeptPlans) => {
    setState(next);
    setKept(keepPlans(next));
  };

  // The document knows nothing about this device, nor what stands behind the address.
  useEffect(() => {
    if (!hydrated) return;
    const kept = readPlans() ?? { plans: [beginning()], open: 0 };
    const code = hash.slice(1);
    const plate = Number(new URLSearchParams(search).get('add'));
    let next = kept;
    if (code) {
      const opened = openCode(kept, code);
      next = opened.plans;
      setArrived(opened.arrived);
    } else if (isKnown(plate)) next = changeOpen(kept, addStop(openOf(kept), plate));
    if (next === kept) setState(kept);
    else put(next);
    // The address is done with: opened again it would add the place once more.
    if (code || search) navigate(pathname, { replace: true });
  }, [hydrated, hash, search]);

  const plan = openOf(state);
  return {
    ...state,
    plan,
    isKept,
    arrived,
    change: (next) => {
      setBefore(null);
      put(changeOpen(state, next));
    },
    choose: (open) => put({ ...state, open }),
    copy: () => {
      if (state.plans.length >= MAX_PLANS) return;
      put({ plans: [...state.plans, plan], open: state.plans.length });
    },
    remove: () => {
      setBefore(state);
      const plans = state.plans.filter((_, index) => index !== state.open);
      put({ plans: plans.length > 0 ? plans : [beginning()], open: Math.max(0, state.open - 1) });
    },
    undo:
      before &&
      (() => {
        put(before);
        setBefore(null);
      }),
    replace: (next) => {
      setBefore(state);
      setArrived({ is: 'opened', leftOut: 0 });
      put(changeOpen(state, next));
    },
  };
}

/** An empty trip for the party that was chosen on this device. */
const beginning = (): PlannedTrip => ({ ...EMPTY, ...readParty() });

const openOf = ({ plans, open }: KeptPlans): PlannedTrip => plans[open] ?? EMPTY;

const changeOpen = ({ plans, open }: KeptPlans, next: PlannedTrip): KeptPlans => ({
  plans: plans.map((plan, index) => (index === open ? next : plan)),
  open,
});

/** A shared trip becomes one of those on this device: it never replaces what somebody has built. */
function openCode(kept: KeptPlans, code: string): { plans: KeptPlans; arrived: Arrived } {
  const decoded = decodePlan(code);
  if (decoded.is === 'newer' || decoded.is === 'unreadable') return { plans: kept, arrived: decoded };
  const { is, plan, leftOut } = decoded;
  const arrived: Arrived = { is: is === 'plan' ? 'opened' : 'cut', leftOut };
  const own = encodePlan(plan);
  const known = kept.plans.findIndex((one) => encodePlan(one) === own);
  if (known >= 0) return { plans: { ...kept, open: known }, arrived };
  const empty = kept.plans.findIndex(({ stops }) => stops.length === 0);
  if (empty >= 0) {
    const plans = kept.plans.map((one, index) => (index === empty ? plan : one));
    return { plans: { plans, open: empty }, arrived };
  }
  if (kept.plans.length < MAX_PLANS)
    return { plans: { plans: [...kept.plans, plan], open: kept.plans.length }, arrived };
  return { plans: kept, arrived: { is: 'full', plan } };
}
