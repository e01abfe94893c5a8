/** Proofs of the operator in one place: only what is filled in. */
import type { ReactNode } from 'react';
import type { Proof } from '../../content/trust.ts';
import { PROOF_ANCHOR } from '../../contract/protocol/routes.ts';
import { ExternalLink } from '../../ui/external-link.tsx';
import { say, sayCount } from '../../words/say.ts';
import { TextSection } from '../parts/destination/text-sections.tsx';

export function ProofSection({ proof }: { proof: Proof }) {
  const { licence, since, vehicles, partners, protection, reviews } = proof;
  return (
    <TextSection id={PROOF_ANCHOR} title={say('Who you book with')}>
      <dl className="definition">
        {licence && <Line title={say('Tour operator’s licence')}>{licence}</Line>}
        {since && <Line title={say('In business')}>{sinceInWords(since)}</Line>}
        {vehicles && (
          <Line title={say('Vehicles')}>
            {sayCount(vehicles, '1 vehicle of our own', '{count} vehicles of our own')}
          </Line>
        )}
        {partners && (
          <Line title={say('Partners')}>
            <Links links={partners} />
          </Line>
        )}
        {protection && <Line title={say('Protection of payments')}>{protection}</Line>}
        {reviews && (
          <Line title={say('Reviews elsewhere')}>
            <Links links={reviews} />
          </Line>
        )}
      </dl>
    </TextSection>
  );
}

/** In the first year there are no years to count; a year has no comma for thousands. */
const sinceInWords = ({ year, years }: NonNullable<Proof['since']>) =>
  years === 0
    ? say('Since {year}', { year: String(year) })
    : sayCount(years, 'Since {year}: 1 year', 'Since {year}: {count} years', { year: String(year) });

function Line({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Links({ links }: { links: readonly { label: string; address: string }[] }) {
  return (
    <ul>
      {links.map(({ label, address }) => (
        <li key={address}>
          <ExternalLink to={address}>{label}</ExternalLink>
        </li>
      ))}
    </ul>
  );
}
