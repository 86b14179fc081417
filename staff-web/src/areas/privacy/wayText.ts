import type { Translate } from '@salient/shared/lib/i18n/texts.ts';

type Way = 'list' | 'opened' | 'compared' | 'moments' | 'history' | 'held';

const ways: Readonly<Partial<Record<string, Way>>> = {
  findContactPersons: 'list',
  findContactPersonByName: 'list',
  findContactPersonDoubles: 'list',
  getContactPerson: 'opened',
  findContactPersonMerges: 'opened',
  previewContactPersonMerge: 'compared',
  findContactPersonEvents: 'moments',
  getContactPersonEvent: 'moments',
  getContactPersonEventsForPerson: 'moments',
  findContactMomentsForPerson: 'moments',
  findContactMomentsForDocument: 'moments',
  findChanges: 'history',
  findAllChanges: 'history',
  getPersonalData: 'held',
};

/** What a look at a contact person by a method is called; a way of which no word is said is told by its method. */
export function wayText(t: Translate, method: string): string {
  const way = ways[method];
  return way ? t(`personalData.ways.${way}`) : method;
}
