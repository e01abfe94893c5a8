import { seasons } from '../../../content/seasons.ts';
import type { Year } from '../../../content/types.ts';
import { MonthRing } from '../../../ui/dates/month-ring.tsx';
import { formatMonths, formatRun } from '../../../ui/dates/months.ts';
import { say } from '../../../words/say.ts';
import { markForeignWords } from '../foreign-words.tsx';

/** The year of a place as a ring, for a card. */
export function YearRing({ year }: { year: Year }) {
  return <MonthRing best={year.best} further={year.further} rain={year.rain} seasons={seasons} />;
}

/** Ring of the year at full size, with its key and the year in words. */
export function YearFigure({ year }: { year: Year }) {
  return (
    <figure className="year">
      <MonthRing best={year.best} further={year.further} rain={year.rain} seasons={seasons} large />
      <figcaption>
        <p>{markForeignWords(year.inWords)}</p>
        <ul className="year-key label">
          <Key name="best">{say('Best months')}</Key>
          {year.further && <Key name="further">{say('Another reason to come')}</Key>}
          <Key name="rain">{say('Rain')}</Key>
          <Key name="high">{say('High season, {months}', { months: formatMonths(seasons.high) })}</Key>
          <Key name="regular">
            {say('Regular season, {months}', { months: formatMonths(seasons.regular) })}
          </Key>
          <Key name="low">{say('Low season, {months}', { months: formatMonths(seasons.low) })}</Key>
        </ul>
        {year.lines && (
          <dl className="year-lines">
            {year.lines.map(([from, to, ...texts]) => (
              <div key={from + to / 100}>
                <dt className="label">{formatRun(from, to)}</dt>
                <dd>{markForeignWords(inOneLine(texts))}</dd>
              </div>
            ))}
          </dl>
        )}
      </figcaption>
    </figure>
  );
}

/** French has a space before the semicolon. */
const inOneLine = (texts: readonly string[]) =>
  texts.reduce((first, second) => say('{first}; {second}', { first, second }));

function Key({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <li>
      <svg className="month-ring" viewBox="0 0 24 12" aria-hidden="true">
        {name === 'rain' ? (
          <path className="rain" d="M4 6h0M12 6h0M20 6h0" strokeWidth="5" strokeLinecap="round" />
        ) : (
          <path
            className={name}
            d="M0 6h24"
            strokeWidth={name === 'best' ? 7 : name === 'further' ? 3 : 11}
          />
        )}
      </svg>
      {children}
    </li>
  );
}
