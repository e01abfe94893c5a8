/**
 * A year as a ring, January at the top, clockwise: the price seasons as the band, the best months as arcs outside it
 * and other good ones as thin arcs, rain as dots inside it.
 */
import { say } from '../../words/say.ts';
import { formatMonths, MONTHS, monthName, monthRuns, shortMonthName } from './months.ts';

/** Months of each price season. */
export interface Seasons {
  high: readonly number[];
  regular: readonly number[];
  low: readonly number[];
}

export interface MonthRingProps {
  best: readonly number[];
  /** Months that are good for something, though not the best. */
  further?: readonly number[] | undefined;
  rain: readonly number[];
  seasons: Seasons;
  /** With the months' initials on a page, without them on a card. */
  large?: boolean;
}

/** A month takes ten units of its circle, one of which is the gap to the next. */
const DRAWN = 9;

export function MonthRing({ best, further, rain, seasons, large = false }: MonthRingProps) {
  const [first, last] = longestRun(best);
  const words = [
    say('Best months: {months}.', { months: formatMonths(best) }),
    further && say('Other good months: {months}.', { months: formatMonths(further) }),
    say('Rain: {months}.', { months: formatMonths(rain) }),
    say('High season: {months}.', { months: formatMonths(seasons.high) }),
  ];
  return (
    <svg
      className={large ? 'month-ring large' : 'month-ring'}
      viewBox={large ? '-14 -14 128 128' : '0 0 100 100'}
      role="img"
      aria-label={words.filter(Boolean).join(' ')}
    >
      {!large && <circle className="face" cx="50" cy="50" r="50" />}
      <Arcs name="low" radius={35} width={9} months={seasons.low} />
      <Arcs name="regular" radius={35} width={9} months={seasons.regular} />
      <Arcs name="high" radius={35} width={9} months={seasons.high} />
      <Arcs name="best" radius={44} width={6} months={best} />
      {further && <Arcs name="further" radius={43} width={2.5} months={further} />}
      <Drops months={rain} />
      {best.length === 12 || best.length === 0 ? (
        <text className="middle" x="50" y="55">
          {best.length ? say('Year') : ''}
        </text>
      ) : (
        <>
          <text className="middle" x="50" y={first === last ? 55 : 48}>
            {shortMonthName(first)}
          </text>
          {first !== last && (
            <text className="middle" x="50" y="63">
              {shortMonthName(last)}
            </text>
          )}
        </>
      )}
      {large &&
        MONTHS.map((month) => (
          <text key={month} x={around(month, 56).x} y={around(month, 56).y + 3}>
            {monthName(month).charAt(0).toUpperCase()}
          </text>
        ))}
    </svg>
  );
}

function Arcs(props: { name: string; radius: number; width: number; months: readonly number[] }) {
  if (props.months.length === 0) return null;
  return (
    <circle
      className={props.name}
      cx="50"
      cy="50"
      r={props.radius}
      strokeWidth={props.width}
      pathLength="120"
      strokeDasharray={dashes(props.months)}
      transform="rotate(-103.5 50 50)"
    />
  );
}

/** Three drops for each month with rain. */
function Drops({ months }: { months: readonly number[] }) {
  const [first] = [...months].sort((a, b) => a - b);
  if (first === undefined) return null;
  // Even an empty dash draws its round caps: dry months must lengthen the gap before them.
  const pattern: number[] = [];
  for (let month = first; month < first + 12; month += 1) {
    if (months.includes(((month - 1) % 12) + 1)) pattern.push(0, 3, 0, 3, 0, 4);
    else pattern.push((pattern.pop() ?? 0) + 10);
  }
  return (
    <circle
      className="rain"
      cx="50"
      cy="50"
      r="26"
      strokeWidth="2.6"
      strokeLinecap="round"
      pathLength="120"
      strokeDasharray={pattern.join(' ')}
      transform={`rotate(${(first - 1) * 30 - 99} 50 50)`}
    />
  );
}

/** Dashes and gaps, month by month, 120 units in all. */
function dashes(months: readonly number[]): string {
  return MONTHS.map((month) => (months.includes(month) ? `${DRAWN} ${10 - DRAWN}` : '0 10')).join(' ');
}

function around(month: number, radius: number): { x: number; y: number } {
  const angle = ((month - 1) / 12) * 2 * Math.PI;
  const round = (value: number) => Math.round(value * 10) / 10;
  return { x: round(50 + radius * Math.sin(angle)), y: round(50 - radius * Math.cos(angle)) };
}

function longestRun(months: readonly number[]): [number, number] {
  const runs = monthRuns(months);
  return runs.sort((a, b) => b[1] - b[0] - (a[1] - a[0]))[0] ?? [1, 1];
}
