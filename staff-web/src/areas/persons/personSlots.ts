import type { Person } from '@salient/shared/areas/persons/person.ts';
import type { PublicPerson } from '@salient/shared/areas/persons/publicPerson.ts';
import { type ComponentType, createContext, useContext } from 'react';

/** Parts of the pages of persons that areas above persons draw; `app` gives them. */
export interface PersonSlots {
  /** The story of a person, or the way to write it. */
  readonly Stories: ComponentType<{ readonly person: Person }>;
  /** The way to the messages of visitors that wait. */
  readonly FeedbackLink: ComponentType;
  /** By which somebody without an account tells the museum about a person. */
  readonly GuestFeedback: ComponentType<{ readonly person: PublicPerson; readonly name: string }>;
}

const PersonSlotsContext = createContext<PersonSlots | null>(null);
export const PersonSlotsProvider = PersonSlotsContext.Provider;

export function usePersonSlots(): PersonSlots {
  const slots = useContext(PersonSlotsContext);
  if (!slots) throw new Error('usePersonSlots needs a PersonSlotsProvider around it');
  return slots;
}
