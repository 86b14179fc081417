import type { ContactPerson } from '@salient/shared/areas/contacts/contactPerson.ts';
import type { ComponentType } from 'react';
import { useServices } from '../../lib/services/services.ts';

/** A contact person as the recorder names it. */
export type SavedContact = Pick<ContactPerson, 'id' | 'firstName' | 'lastName'>;

export interface StartMomentProps {
  /**
   * Saves the whole form, a new contact person included, and answers whom it is about; at once where nothing is unsaved or
   * nothing can be changed. Null when the save was refused: the form says why, and nothing is to be started (MOMENT-16).
   */
  readonly save: () => Promise<SavedContact | null>;
}

/** Parts of the page of a contact person that other areas draw, each fetched with the first page that has it. */
export interface ContactPersonSlots {
  /** Starts a contact moment with a chosen method, or says that one is being recorded (CONTACT-05, CONTACT-06). For editors. */
  readonly StartMoment?: ComponentType<StartMomentProps>;
  /** Who looked at the contact person, and the way to all that is held. For administrators. */
  readonly PersonalData?: ComponentType<{ readonly contactPersonId: string }>;
}

export const useContactPersonSlots = (): ContactPersonSlots => useServices().contactPersonSlots;

declare module '../../lib/services/services.ts' {
  interface Services {
    readonly contactPersonSlots: ContactPersonSlots;
  }
}

declare module '../../lib/area/Area.ts' {
  interface Area {
    /** What the area draws on the pages of contact persons. */
    readonly contactPersonSlots?: ContactPersonSlots;
  }
}
