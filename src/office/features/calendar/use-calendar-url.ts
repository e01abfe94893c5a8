/** Which days the calendar shows; the address says it too: `?view=week&day=2026-11-22`. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { isCalendarDate } from '../../../contract/values/field-bounds.ts';
import { whenIdle } from '../../../device/browser/page.ts';

export const calendarViews = ['month', 'week', 'day'] as const;
export type CalendarView = (typeof calendarViews)[number];

interface Shown {
  view: CalendarView;
  day: string;
}

export interface CalendarUrl extends Shown {
  /** Goes to a day, or another view; a step within the same view is no step of the browser's history. */
  go: (day: string, view?: CalendarView) => void;
}

/** State of an address that the calendar wrote itself. */
const OWN = 'calendar';

/** @param today day that is shown if the address names none */
function read(search: string, today: string): Shown {
  const asked = new URLSearchParams(search);
  const day = asked.get('day') ?? '';
  return {
    day: isCalendarDate(day) ? day : today,
    view: calendarViews.find((each) => each === asked.get('view')) ?? 'month',
  };
}

export function useCalendarUrl(today: string): CalendarUrl {
  const { search } = useLocation();
  const how = useNavigationType();
  const [shown, setShown] = useState(() => read(search, today));
  const fromOutside = how === 'POP' || !search.includes('view=');
  useEffect(() => {
    if (fromOutside) setShown(read(search, today));
  }, [fromOutside, search, today]);
  const write = useWrite();
  const { view } = shown;
  const go = useCallback(
    (day: string, next: CalendarView = view) => {
      const to = { view: next, day };
      setShown(to);
      write(to, next === view);
    },
    [write, view],
  );
  return { ...shown, go };
}

/**
 * Writes the address of what is shown. A step is written once its days are on screen, and of several the last: the
 * router renders the whole page for it. The function stays the same.
 */
function useWrite(): (shown: Shown, isStep: boolean) => void {
  const { pathname, search, state, key } = useLocation();
  const how = useNavigationType();
  const navigate = useNavigate();
  const latest = useRef({ pathname, search, navigate });
  const step = useRef<Shown>(null);
  const cancel = useRef<() => void>(undefined);
  useEffect(() => {
    latest.current = { pathname, search, navigate };
  }, [pathname, search, navigate]);
  const isOwn = how !== 'POP' && state === OWN;
  useEffect(() => {
    // Somebody went elsewhere by a link or through the history.
    if (!isOwn) step.current = null;
  }, [isOwn, key]);
  useEffect(() => () => cancel.current?.(), []);
  return useCallback((shown, isStep) => {
    const put = ({ view, day }: Shown, replace: boolean) => {
      const { pathname, search, navigate } = latest.current;
      const address = new URLSearchParams(search);
      address.set('view', view);
      address.set('day', day);
      navigate(`${pathname}?${address}`, { replace, state: OWN });
    };
    const putStep = () => {
      if (step.current) put(step.current, true);
      step.current = null;
    };
    cancel.current?.();
    if (isStep) {
      step.current = shown;
      cancel.current = whenIdle(putStep);
      return;
    }
    // "Back" leads to the last step.
    putStep();
    put(shown, false);
  }, []);
}
