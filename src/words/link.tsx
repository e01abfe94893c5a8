/** Links inside the site, which say so where they lead to a page in another language. */
import {
  type LinkProps,
  type NavLinkProps,
  Link as RouterLink,
  NavLink as RouterNavLink,
  type To,
  useHref,
} from 'react-router-dom';
import { languageOf } from '../contract/languages.ts';
import { say, spoken } from './say.ts';

export const Link = (props: LinkProps) => <RouterLink hrefLang={useHrefLang(props.to)} {...props} />;

/** A link that knows whether its page is the one being shown. */
export const NavLink = (props: NavLinkProps) => <RouterNavLink hrefLang={useHrefLang(props.to)} {...props} />;

/** Beside a link: says that its page is in English, where the page that it stands on is not. */
export function InEnglish({ to }: { to: To }) {
  return useHrefLang(to) === 'en' ? <span className="in-english">{say('in English')}</span> : null;
}

function useHrefLang(to: To): string | undefined {
  const language = languageOf(useHref(to));
  const own = spoken();
  return language === (own === 'de' || own === 'fr' ? own : null) ? undefined : (language ?? 'en');
}
