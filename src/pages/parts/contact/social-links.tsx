import { company } from '../../../content/company.ts';
import { ExternalLink } from '../../../ui/external-link.tsx';

/** The operator on other sites, as items of a list. */
export function SocialLinks() {
  return company.socials.map(({ label, address }) => (
    <li key={label}>
      <ExternalLink to={address}>{label}</ExternalLink>
    </li>
  ));
}
