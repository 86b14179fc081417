import { MilitaryEditor } from './MilitaryEditor.tsx';

/** A new military entity (ROUTE-21). */
export function MilitaryCreatePage() {
  return <MilitaryEditor entity={undefined} />;
}
