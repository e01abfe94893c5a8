/** Pages of the site, chosen by their titles: all of them, or those that are ticked. */
import { ALL_PAGES } from '../../../../content/all-pages.ts';
import type { ListedItem } from '../../../../content/editable/field.ts';
import { say, sayKnown } from '../../../../words/say.ts';

export interface NamedPage {
  address: string;
  title: string;
}

/** Pages by the titles of the items that stand first on them, in the order of the list. */
export function pagesOf(items: readonly ListedItem[]): NamedPage[] {
  const titles = new Map<string, string>();
  for (const {
    pages: [address],
    title,
  } of items)
    if (address && !titles.has(address)) titles.set(address, title);
  return [...titles].map(([address, title]) => ({ address, title }));
}

interface PagesFieldProps {
  label: string;
  help: string | undefined;
  error: string | undefined;
  /** As the form has it: addresses, one a line, or "all". */
  text: string;
  pages: readonly NamedPage[];
  onChange: (text: string) => void;
}

export function PagesField({ label, help, error, text, pages, onChange }: PagesFieldProps) {
  const chosen = text.split('\n').filter(Boolean);
  const isAll = chosen.includes(ALL_PAGES);
  const known = new Set(pages.map(({ address }) => address));
  const others = chosen.filter((address) => address !== ALL_PAGES && !known.has(address));
  const choose = (next: readonly string[]) => onChange(next.join('\n'));
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
        <div className="site-pages">
          {[...pages, ...others.map((address) => ({ address, title: address }))].map(({ address, title }) => (
            <label key={address} className="site-tick">
              <input
                type="checkbox"
                checked={chosen.includes(address)}
                onChange={({ target }) =>
                  choose(target.checked ? [...chosen, address] : chosen.filter((one) => one !== address))
                }
              />
              {title}
            </label>
          ))}
        </div>
      )}
    </fieldset>
  );
}
