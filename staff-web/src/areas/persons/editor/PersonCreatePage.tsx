import { useState } from 'react';
import { PersonEditor } from './PersonEditor.tsx';
import '../persons.css';

/** A new person; after "Save and new" the next one (ROUTE-07, PERSON-30). */
export function PersonCreatePage() {
  const [count, setCount] = useState(0);
  return <PersonEditor key={count} person={undefined} onNext={() => setCount(count + 1)} />;
}
