/** Where something inside throws while it is drawn, the rest of the page stays, with plain words and a way on. */
import { Component, type ReactNode } from 'react';
import { say } from '../words/say.ts';

interface BoundaryProps {
  /** A page or section of its own: another one begins anew. */
  children: ReactNode;
  /** The page's own heading is in it. */
  whole?: boolean;
}

export class ErrorBoundary extends Component<BoundaryProps, { failed: boolean }> {
  // Assigned, not declared as a field: for that older browsers need a helper, which every page would load.
  constructor(props: BoundaryProps) {
    super(props);
    this.state = { failed: false };
  }

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <Failed whole={this.props.whole === true} /> : this.props.children;
  }
}

function Failed({ whole }: { whole: boolean }) {
  return (
    <div className="notice problem page" role="alert">
      {whole && <h1>{say('Something went wrong')}</h1>}
      <p>
        {say('This part of the page has failed. What was saved or is not sent yet stays on this device.')}
      </p>
      <p className="buttons">
        <button type="button" className="button primary" onClick={() => location.reload()}>
          {say('Load the page again')}
        </button>
      </p>
    </div>
  );
}
