import { routes } from '../../contract/protocol/routes.ts';
import { Link } from '../../words/link.tsx';
import { say } from '../../words/say.ts';
import { Definitions } from '../parts/destination/text-sections.tsx';

export interface TermsProps {
  answered: readonly { title: string; text: string }[];
  /** Titles of the terms without an answer. */
  open: readonly string[];
}

/** The booking terms under a package: the answers that there are, and what to ask. */
export function Terms({ answered, open }: TermsProps) {
  return (
    <section className="terms" aria-labelledby="terms">
      <h2 id="terms">{say('Booking terms')}</h2>
      {answered.length > 0 && <Definitions items={answered} />}
      <OpenTerms open={open} />
      <p>
        <Link to={routes.terms}>{say('All booking terms')}</Link>
      </p>
    </section>
  );
}

/** One line for all that has no answer yet. */
export function OpenTerms({ open }: Pick<TermsProps, 'open'>) {
  return (
    open.length > 0 && <p>{say('Before you pay, ask us about: {terms}.', { terms: open.join(', ') })}</p>
  );
}
