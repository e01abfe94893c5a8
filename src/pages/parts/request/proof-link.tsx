/** The way from a page on which people book to what the operator can prove. */
import { proofUrl } from '../../../contract/protocol/routes.ts';
import { Link } from '../../../words/link.tsx';
import { say } from '../../../words/say.ts';

export interface WithProof {
  /** Whether there is anything to prove it by. */
  hasProof?: true;
}

/** One line, if there is anything to see. */
export function ProofLink({ of: { hasProof } }: { of: WithProof }) {
  return (
    hasProof && (
      <p className="section page">
        <Link to={proofUrl}>{say('Who you book with, and how you can check it')}</Link>
      </p>
    )
  );
}
