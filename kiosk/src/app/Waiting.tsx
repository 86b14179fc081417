import { Mark } from '@salient/shared/lib/ui/Mark.tsx';

/** Before there is anything to show: the museum's sign and nothing that looks like a fault (ux.md K17). */
export const Waiting = () => (
  <div className="waiting">
    <Mark />
  </div>
);
