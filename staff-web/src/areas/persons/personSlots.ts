import type { Person } from '@salient/shared/areas/persons/person.ts';
import type { PublicPerson } from '@salient/shared/areas/persons/publicPerson.ts';
import type { ComponentType } from 'react';
import { useServices } from '../../lib/services/services.ts';

/** Parts of the pages of persons that areas above persons draw, each fetched with the first page that has it. */
export interface PersonSlots {
  /** The story of a person, or the way to write it. */
  readonly Stories: ComponentType<{ readonly person: Person }>;
  /** The way to the messages of visitors that wait. */
  readonly FeedbackLink: ComponentType;
  /** By which somebody without an account tells the museum about a person. */
  readonly GuestFeedback: ComponentType<{ readonly person: PublicPerson; readonly name: string }>;
}

export const usePersonSlots = (): PersonSlots => useServices().personSlots;

declare module '../../lib/services/services.ts' {
  interface Services {
    readonly personSlots: PersonSlots;
  }
}

declare module '../../lib/area/Area.ts' {
  interface Area {
    /** What the area draws on the pages of persons. */
    readonly personSlots?: Partial<PersonSlots>;
  }
}
