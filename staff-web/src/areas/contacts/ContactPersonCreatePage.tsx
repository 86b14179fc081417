import { ContactPersonEditor } from './ContactPersonEditor.tsx';

/** A new contact person (CONTACT-03): editors give one in, whoever may read it afterwards. */
export function ContactPersonCreatePage() {
  return <ContactPersonEditor person={undefined} />;
}
