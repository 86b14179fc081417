import { KeyLocationEditor } from './KeyLocationEditor.tsx';

/** A new key location (ROUTE-44). */
export function KeyLocationCreatePage() {
  return <KeyLocationEditor keyLocation={undefined} />;
}
