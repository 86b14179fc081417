import { PlaceEditor } from './PlaceEditor.tsx';

/** A new place (ROUTE-13). */
export function PlaceCreatePage() {
  return <PlaceEditor place={undefined} />;
}
