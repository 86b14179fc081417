import { Component, type ReactNode } from 'react';
import { Waiting } from './Waiting.tsx';

/** How long the museum's sign stands before the kiosk starts again, so that what fails at once is not tried all the time. */
const againMs = 3_000;

interface Props {
  readonly kiosk: number;
  readonly children: ReactNode;
}

/** A fault in a screen leads back to attract, and never to an empty panel (ux.md K17). */
export class StartAgain extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    setTimeout(() => location.replace(`/kiosk/${this.props.kiosk}`), againMs);
  }

  override render() {
    return this.state.failed ? <Waiting /> : this.props.children;
  }
}
