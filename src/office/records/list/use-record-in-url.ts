/** The opened record of a table in the address of the page (`?record=`): it can be sent, and Back closes the record. */
import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import type { RecordInAddress } from '../../table/view/record-table-props.ts';
import { RECORD_PARAMETER } from './record-url.ts';

/** State of the step of the history that opening a record made. */
const OWN = 'record';

/** Milliseconds until the address follows to the next record: browsers refuse to write it a hundred times in a row. */
const PAUSE = 250;

/**
 * Opening a record makes a step of the history, and each further record takes its place, and so does closing it. The
 * step stays, because Back would leave the page where anything else was a step meanwhile.
 */
export function useRecordInUrl(): RecordInAddress {
  const { key, pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const isWritten = state === OWN && useNavigationType() !== 'POP';
  /** Whether the present step is one that was made here. */
  const isOwnStep = useRef(state === OWN);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef({ pathname, navigate });
  useEffect(() => {
    latest.current = { pathname, navigate };
  }, [pathname, navigate]);
  useEffect(() => {
    isOwnStep.current = state === OWN;
    // Somebody went elsewhere: what was still to be written is no more.
    if (!isWritten) clearTimeout(timer.current);
  }, [key]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const write = useCallback((reference: string | null) => {
    const put = () => {
      // The table writes its view there without the router.
      const asked = new URLSearchParams(location.search);
      if (asked.get(RECORD_PARAMETER) === reference) return;
      if (reference === null) asked.delete(RECORD_PARAMETER);
      else asked.set(RECORD_PARAMETER, reference);
      const replace = isOwnStep.current || reference === null;
      // Where a link led to a record, closing it makes no step.
      isOwnStep.current ||= reference !== null;
      const { pathname, navigate } = latest.current;
      navigate(`${pathname}?${asked}`, { replace, state: isOwnStep.current ? OWN : null });
    };
    clearTimeout(timer.current);
    if (reference !== null && isOwnStep.current) timer.current = setTimeout(put, PAUSE);
    else put();
  }, []);
  const named = new URLSearchParams(search).get(RECORD_PARAMETER);
  return { visit: key, isWritten, named, write };
}
