import { pathTo } from '../../lib/routing/links.ts';

/** In the address of the list of feedback: the person whose messages alone are shown. */
export const personParam = 'person';

/** The list of feedback with the messages about one person. */
export const messagesAbout = (personId: string): string => `${pathTo('feedback')}?${personParam}=${personId}`;
