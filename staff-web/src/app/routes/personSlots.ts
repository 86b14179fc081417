import { FeedbackLink } from '../../areas/feedback/FeedbackLink.tsx';
import { GuestFeedback } from '../../areas/feedback/GuestFeedback.tsx';
import type { PersonSlots } from '../../areas/persons/personSlots.ts';
import { PersonStories } from '../../areas/stories/PersonStories.tsx';

/** What stories and feedback draw on the pages of persons; fetched with the first of these pages. */
export const personSlots: PersonSlots = { Stories: PersonStories, FeedbackLink, GuestFeedback };
