import { findProjects } from '@salient/shared/areas/projects/projectMethods.ts';
import { readListFilter } from '@salient/shared/lib/schemas/listFilter.ts';
import { implement } from '../../lib/rpc/implement.ts';
import { escapeLike } from '../../lib/search/likePattern.ts';
import { ProjectEntity } from './ProjectEntity.ts';
import { presentProjects } from './presentProject.ts';

/** What each sort column compares: days from the year down, unknown parts last. */
const orders = {
  title: ['lower(p.title)'],
  type: ['p.type'],
  from: ['p.fromYear', 'p.fromMonth', 'p.fromDay'],
  to: ['p.toYear', 'p.toMonth', 'p.toDay'],
  nbr_of_persons: ['(SELECT count(*) FROM project_membership m WHERE m.project_id = p.id)'],
} as const;

export const handleFindProjects = implement(findProjects, async ({ params, db }) => {
  const { text, filter } = readListFilter(params);
  const query = db.createQueryBuilder(ProjectEntity, 'p');
  for (const [index, word] of `${text} ${filter.title ?? ''}`.split(/\s+/).filter(Boolean).entries()) {
    const name = `word${index}`;
    query.andWhere(`(p.title ILIKE :${name} OR p.description ILIKE :${name})`, { [name]: `%${escapeLike(word)}%` });
  }
  if (filter.type) query.andWhere('p.type = :type', { type: filter.type });
  for (const [column, direction] of params.sort ?? ([['title', 1]] as const)) {
    for (const [index, order] of orders[column].entries()) {
      query.addSelect(order, `${column}_order${index}`);
      query.addOrderBy(`${column}_order${index}`, direction === 1 ? 'ASC' : 'DESC', 'NULLS LAST');
    }
  }
  const [found, total] = await query.addOrderBy('p.id').offset(params.offset).limit(params.limit).getManyAndCount();
  return { data: await presentProjects(db, found), total };
});
