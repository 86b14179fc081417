import { findContactPersonByName } from '@salient/shared/areas/contacts/contactMethods.ts';
import { normalizeText } from '@salient/shared/lib/names/normalizeText.ts';
import { implement } from '../../lib/rpc/implement.ts';
import { escapeLike } from '../../lib/search/likePattern.ts';
import { ContactPersonEntity } from './ContactPersonEntity.ts';
import { presentContactPerson } from './presentContactPerson.ts';

/** Both names may be beginnings; nothing typed finds nobody, as a list of all contact persons is for their own pages. */
export const handleFindContactPersonByName = implement(findContactPersonByName, async ({ params, db, actor }) => {
  const first = normalizeText(params.firstName);
  const last = normalizeText(params.lastName);
  if (first === '' && last === '') return [];
  const found = await db
    .createQueryBuilder(ContactPersonEntity, 'c')
    .where('c.first_name_key LIKE :first AND c.last_name_key LIKE :last', {
      first: `${escapeLike(first)}%`,
      last: `${escapeLike(last)}%`,
    })
    .orderBy('c.last_name_key')
    .addOrderBy('c.first_name_key')
    .addOrderBy('c.id')
    .limit(params.limit)
    .getMany();
  return found.map((person) => presentContactPerson(person, actor));
});
