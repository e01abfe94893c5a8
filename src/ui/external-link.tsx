import type { ReactNode } from 'react';
import { say } from '../words/say.ts';

/** A link to another site: marked as external and as not saved on this device. */
export function ExternalLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a className="external" href={to} rel="noopener">
      {children}
      <svg viewBox="0 0 12 12" aria-hidden="true">
        <path d="M2 10L10 2M4 2h6v6" />
      </svg>
      <span className="visually-hidden"> {say('(another site, needs a signal)')}</span>
    </a>
  );
}
