/** A rubber stamp with the reference, which a person can say, copy and print. */
import { useId } from 'react';
import './stamp.css';

export interface StampProps {
  /** Text across the middle, selectable. */
  reference: string;
  /** Text along the upper arc: "Received", "Saved on this device". */
  label: string;
  /** Text along the lower arc, as it should be read. */
  date?: string | undefined;
  /** Animated like a stamping when it first appears. */
  arriving?: boolean;
}

export function Stamp({ reference, label, date, arriving = false }: StampProps) {
  const id = useId();
  return (
    <p className={arriving ? 'stamp arriving' : 'stamp'}>
      <svg viewBox="0 0 336 204" aria-hidden="true">
        <filter id={`${id}-rubber`} x="-5%" y="-5%" width="110%" height="110%">
          <feTurbulence type="fractalNoise" baseFrequency="0.7" numOctaves="2" seed="7" result="grain" />
          <feDisplacementMap in="SourceGraphic" in2="grain" scale="1.6" result="edge" />
          <feColorMatrix in="grain" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -6 4.4" result="wear" />
          <feComposite in="edge" in2="wear" operator="in" />
        </filter>
        <g filter={`url(#${id}-rubber)`}>
          <path d="M81 72A92 92 0 0 1 255 72M81 132A92 92 0 0 0 255 132" strokeWidth="4" />
          <path d="M103.6 72A71 71 0 0 1 232.4 72M103.6 132A71 71 0 0 0 232.4 132" strokeWidth="1.5" />
          <rect x="8" y="72" width="320" height="60" rx="9" strokeWidth="4" />
          <rect x="14" y="78" width="308" height="48" rx="5" strokeWidth="1.5" />
          <path
            d="M128 65l22-18 11 8 17-14 34 24M122 144q11.5-6 23 0t23 0 23 0 23 0M138 155q10-5 20 0t20 0 20 0"
            strokeWidth="2.5"
          />
        </g>
        <path id={`${id}-upper`} d="M97 72A77 77 0 0 1 239 72" stroke="none" />
        <text>
          <textPath href={`#${id}-upper`} startOffset="50%">
            {label}
          </textPath>
        </text>
        {date && (
          <>
            <path id={`${id}-lower`} d="M87.4 132A86 86 0 0 0 248.6 132" stroke="none" />
            <text>
              <textPath href={`#${id}-lower`} startOffset="50%">
                {date}
              </textPath>
            </text>
          </>
        )}
      </svg>
      <span className="visually-hidden">{label} </span>
      <strong>{reference}</strong>
      {date && <span className="visually-hidden"> {date}</span>}
    </p>
  );
}
