/** The way to a request from any other device, and ways to hear of it without e-mail. */
import { LookupAddress } from '../../forms/engine/outcome/lookup-address.tsx';
import { WithoutEmail } from '../../forms/engine/outcome/without-email.tsx';

export interface ElsewhereProps {
  reference: string;
  /** The trip that it is for. */
  title: string;
}

export function Elsewhere({ reference, title }: ElsewhereProps) {
  return (
    <div className="elsewhere">
      <LookupAddress reference={reference} />
      <WithoutEmail text={`${title}\n${reference}`} />
    </div>
  );
}
