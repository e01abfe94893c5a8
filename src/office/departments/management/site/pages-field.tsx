/** Pages of the site, chosen by their titles: all of them, whole groups, or those that are ticked. */
import { ALL_PAGES } from '../../../../content/all-pages.ts';
import { say, sayKnown } from '../../../../words/say.ts';
import { groupTitle, type NamedPage, type PageGroup } from './form/page-groups.ts';

interface PagesFieldProps {
  label: string;
  help: string | undefined;
  error: string | undefined;
  /** As the form has it: addresses, one a line, or "all". */
  text: string;
  groups: readonly PageGroup[];
  onChange: (text: string) => void;
}

export function PagesField({ label, help, error, text, groups, onChange }: PagesFieldProps) {
  const chosen = text.split('\n').filter(Boolean);
  const isAll = chosen.includes(ALL_PAGES);
  const known = new Set(groups.flatMap(({ pages }) => pages.map(({ address }) => address)));
  const others = chosen.filter((address) => address !== ALL_PAGES && !known.has(address));
  const choose = (next: readonly string[]) => onChange(next.join('\n'));
  const tick = (pages: readonly NamedPage[], isChosen: boolean) => {
    const addresses = pages.map(({ address }) => address);
    const rest = chosen.filter((address) => !addresses.includes(address));
    choose(isChosen ? [...rest, ...addresses] : rest);
  };
  return (
    <fieldset className="site-field">
      <legend>{label}</legend>
      {help && <p className="hint">{help}</p>}
      {error && (
        <p className="error" role="alert">
          {sayKnown(error)}
        </p>
      )}
      <label className="site-tick">
        <input type="checkbox" checked={isAll} onChange={() => choose(isAll ? [] : [ALL_PAGES])} />
        {say('On all pages')}
      </label>
      {!isAll && (
        <ul className="site-page-groups">
          {groups.map(({ name, pages }) => (
            <li key={name}>
              <Group title={groupTitle(name)} pages={pages} chosen={chosen} onTick={tick} />
            </li>
          ))}
          {others.length > 0 && (
            <li>
              <Ticks
                pages={others.map((address) => ({ address, title: address }))}
                chosen={chosen}
                onTick={tick}
              />
            </li>
          )}
        </ul>
      )}
    </fieldset>
  );
}

interface TicksProps {
  pages: readonly NamedPage[];
  chosen: readonly string[];
  onTick: (pages: readonly NamedPage[], isChosen: boolean) => void;
}

function Group({ title, ...ticks }: TicksProps & { title: string }) {
  const { pages, chosen, onTick } = ticks;
  const count = pages.filter(({ address }) => chosen.includes(address)).length;
  const isWhole = count === pages.length;
  return (
    <>
      <label className="site-tick">
        <input
          type="checkbox"
          checked={isWhole}
          ref={(box) => {
            if (box) box.indeterminate = count > 0 && !isWhole;
          }}
          onChange={() => onTick(pages, !isWhole)}
        />
        {title}
      </label>
      <details>
        <summary>
          {say('{chosen} of {all}', { chosen: count, all: pages.length })}{' '}
          <span className="visually-hidden">{title}</span>
        </summary>
        <Ticks {...ticks} />
      </details>
    </>
  );
}

function Ticks({ pages, chosen, onTick }: TicksProps) {
  return (
    <div className="site-pages">
      {pages.map((page) => (
        <label key={page.address} className="site-tick">
          <input
            type="checkbox"
            checked={chosen.includes(page.address)}
            onChange={({ target }) => onTick([page], target.checked)}
          />
          {page.title}
        </label>
      ))}
    </div>
  );
}
