/** Links inside the site, which say so where they lead to a page in another language. */
import type { ComponentProps } from 'react';
import { type To, useHref, useLinkClickHandler, useLocation, useResolvedPath } from 'react-router-dom';
import { languageOfPath } from '../contract/values/languages.ts';
import { pageLanguage, say } from './say.ts';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  /** Inside the site. */
  to: To;
}

/**
 * A link that steps inside the app. It is made of the router's hooks, because the router's own component brings the
 * prefetching and route matching of its framework: 5 KB that every page would carry.
 */
export function Link({ to, onClick, ...others }: LinkProps) {
  const step = useLinkClickHandler<HTMLAnchorElement>(to);
  return (
    <a
      hrefLang={useHrefLang(to)}
      {...others}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) step(event);
      }}
    />
  );
}

/** A link that tells assistive programs when its page, or one below it unless `end`, is the one being shown. */
export function NavLink({ end = false, ...props }: LinkProps & { end?: boolean }) {
  const shown = useLocation().pathname.toLowerCase();
  const own = useResolvedPath(props.to).pathname.toLowerCase();
  const isShown = shown === own || (!end && shown.startsWith(`${own}/`));
  return <Link aria-current={isShown ? 'page' : undefined} {...props} />;
}

/** Beside a link: says that its page is in English, where the page that it stands on is not. */
export function InEnglish({ to }: { to: To }) {
  return useHrefLang(to) === 'en' ? <span className="in-english">{say('in English')}</span> : null;
}

function useHrefLang(to: To): string | undefined {
  const language = languageOfPath(useHref(to));
  const own = pageLanguage();
  return language === (own === 'de' || own === 'fr' ? own : null) ? undefined : (language ?? 'en');
}
