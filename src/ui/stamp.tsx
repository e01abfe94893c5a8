/** A rubber stamp on paper: the reference that a person can say, copy and print. */
import { useId } from 'react';
import './stamp.css';

export interface StampProps {
  /** Stands across the middle, selectable as text. */
  reference: string;
  /** Runs along the upper arc: "Received", "Saved on this device". */
  label: string;
  /** Runs along the lower arc, as it should be read. */
  date?: string | undefined;
  /** Comes down with a thump when it first appears. */
  arriving?: boolean;
}

export function Stamp({ reference, label, date, arriving = false }: StampProps) {
  const id = useId();
  return (
    <p className={arriving ? 'stamp arriving' : 'stamp'}>
      <svg viewBox="0 0 336 176" aria-hidden="true">
        <filter id={`${id}-rubber`} x="-5%" y="-5%" width="110%" height="110%">
          <feTurbulence type="fractalNoise" baseFrequency="0.7" numOctaves="2" seed="7" result="grain" />
          <feDisplacementMap in="SourceGraphic" in2="grain" scale="1.6" result="edge" />
          <feColorMatrix in="grain" type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -7 4.6" result="wear" />
          <feComposite in="edge" in2="wear" operator="in" />
        </filter>
        <g filter={`url(#${id}-rubber)`}>
          <path d="M112 58A62 62 0 0 1 224 58M112 118A62 62 0 0 0 224 118" strokeWidth="1.5" />
          <path d="M94 58A81 81 0 0 1 242 58M94 118A81 81 0 0 0 242 118" strokeWidth="4" />
          <rect x="8" y="58" width="320" height="60" rx="9" strokeWidth="4" />
          <rect x="14" y="64" width="308" height="48" rx="5" strokeWidth="1.5" />
          <path d="M134 53l18-14 9 6 14-11 27 19M126 125q9-5 18 0t18 0 18 0 18 0M141 134q9-5 18 0t18 0" strokeWidth="2.5" />
          <path id={`${id}-upper`} d="M101 58A72 72 0 0 1 235 58" stroke="none" />
          <path id={`${id}-lower`} d="M94.500 118A79 79 0 0 0 241.500 118" stroke="none" />
          <text>
            <textPath href={`#${id}-upper`} startOffset="50%">{label}</textPath>
          </text>
          {date && (
            <text>
              <textPath href={`#${id}-lower`} startOffset="50%">{date}</textPath>
            </text>
          )}
        </g>
      </svg>
      <span className="visually-hidden">{label} </span>
      <strong>{reference}</strong>
      {date && <span className="visually-hidden"> {date}</span>}
    </p>
  );
}
