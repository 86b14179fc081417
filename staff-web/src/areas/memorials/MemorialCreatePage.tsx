import { MemorialEditor } from './MemorialEditor.tsx';

/** A new memorial (ROUTE-17). */
export function MemorialCreatePage() {
  return <MemorialEditor memorial={undefined} />;
}
