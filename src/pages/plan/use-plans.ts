/** The trips that are planned on this device, kept at every change. */
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { routes } from '../../contract/protocol/routes.ts';
import { pathInEnglish } from '../../contract/values/languages.ts';
import { decodePlan, encodePlan, type PlannedTrip } from '../../kinds/trip-plan/plan-code.ts';
import { useHydrated } from '../../ui/hydration/use-hydrated.ts';
import { readParty } from '../parts/party/kept-party.ts';
import { addStop } from './edit-plan.ts';
import { type KeptPlans, keepPlans, MAX_PLANS, PLANS_KEY, readPlans } from './kept-plans.ts';
import { openInOwnLanguage } from './own-language.ts';

const EMPTY: PlannedTrip = { adults: 2, ages: [], month: 0, from: '-', to: '-', stops: [] };
const NONE: KeptPlans = { plans: [EMPTY], open: 0 };

/** A trip that came by a shared link, or why none did. */
export type Arrived =
  | { is: 'opened'; leftOut: number }
  | { is: 'cut'; leftOut: number }
  | { is: 'newer' | 'unreadable' }
  /** There are as many trips as can be compared: the person says whether it takes the place of the open one. */
  | { is: 'full'; plan: PlannedTrip };

export type EditPlan = (plan: PlannedTrip) => PlannedTrip;

export interface Plans extends KeptPlans {
  /** The one that is open. */
  plan: PlannedTrip;
  /** False if they last only as long as the page. */
  isKept: boolean;
  arrived: Arrived | null;
  /** Changes the open one. */
  edit: (change: EditPlan) => void;
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
  const { key } = useLocation();
  const [state, setState] = useState(NONE);
  const [isKept, setKept] = useState(true);
  const [arrived, setArrived] = useState<Arrived | null>(null);
  const [before, setBefore] = useState<KeptPlans | null>(null);
  // A press may come before those of this device are shown: it must never change an empty trip in their place.
  const loaded = useRef<KeptPlans | null>(null);
  const now = (): KeptPlans => {
    loaded.current ??= readPlans() ?? { plans: [beginning()], open: 0 };
    return loaded.current;
  };
  const put = (next: KeptPlans, undone: KeptPlans | null = null) => {
    loaded.current = next;
    setState(next);
    setBefore(undone);
    setKept(keepPlans(next));
  };

  // The document knows nothing about this device, nor what stands behind the address.
  useEffect(() => {
    if (!hydrated) return;
    const kept = now();
    setState(kept);
    // The address changes before the page does: that of another page is none of ours.
    if (pathInEnglish(location.pathname) !== routes.plan) return;
    const code = location.hash.slice(1);
    const plate = Number(new URLSearchParams(location.search).get('add'));
    if (code) {
      const opened = openCode(kept, code);
      setArrived(opened.arrived);
      if (opened.plans !== kept) put(opened.plans);
      void openInOwnLanguage(code);
    } else if (isKnown(plate)) put(changeOpen(kept, (plan) => addStop(plan, plate)));
    // The address is done with: read again it would add the place once more. The router need not know.
    if (code || location.search) history.replaceState(history.state, '', location.pathname);
  }, [hydrated, key]);

  // Another tab has changed them: what is done here goes on from there.
  useEffect(() => {
    const follow = ({ key }: StorageEvent) => {
      if (key !== PLANS_KEY) return;
      loaded.current = null;
      setState(now());
    };
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, []);

  return {
    ...state,
    plan: openOf(state),
    isKept,
    arrived,
    edit: (change) => put(changeOpen(now(), change)),
    choose: (open) => put({ ...now(), open }),
    copy: () => {
      const { plans, open } = now();
      const plan = plans[open];
      if (plan && plans.length < MAX_PLANS) put({ plans: [...plans, plan], open: plans.length });
    },
    remove: () => {
      const { plans, open } = now();
      const others = plans.filter((_, index) => index !== open);
      put({ plans: others.length > 0 ? others : [beginning()], open: Math.max(0, open - 1) }, now());
    },
    undo: before && (() => put(before)),
    replace: (plan) => {
      setArrived({ is: 'opened', leftOut: 0 });
      put(
        changeOpen(now(), () => plan),
        now(),
      );
    },
  };
}

/** An empty trip for the party that was chosen on this device. */
const beginning = (): PlannedTrip => ({ ...EMPTY, ...readParty() });

const openOf = ({ plans, open }: KeptPlans): PlannedTrip => plans[open] ?? EMPTY;

const changeOpen = ({ plans, open }: KeptPlans, change: EditPlan): KeptPlans => ({
  plans: plans.map((plan, index) => (index === open ? change(plan) : plan)),
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
