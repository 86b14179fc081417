import { type Actor, canEdit, isAtLeastRevisor } from './actor.ts';

/** Who reads contact data in a museum: revisors and above, or every editor (the setting `CONTACT_DATA_FOR`, ROLE-18). */
export const contactDataReaders = ['revisor', 'editor'] as const;
export type ContactDataReaders = (typeof contactDataReaders)[number];

/** Whether accounts of a type read contact data in a museum where `readers` do. */
export const readsContactData = (actor: Pick<Actor, 'type'>, readers: ContactDataReaders): boolean =>
  readers === 'editor' ? canEdit(actor) : isAtLeastRevisor(actor);
