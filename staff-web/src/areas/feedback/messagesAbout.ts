import { pathTo } from '../../lib/routing/links.ts';

/** In the address of the desk: the person whose messages alone are shown. */
export const personParam = 'person';

/** The desk with the messages about one person. */
export const messagesAbout = (personId: string): string => `${pathTo('feedback')}?${personParam}=${personId}`;
