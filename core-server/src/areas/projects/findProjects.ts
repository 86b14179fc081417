import { findProjects } from '@salient/shared/areas/projects/projectMethods.ts';
import { normalizeText } from '@salient/shared/lib/names/normalizeText.ts';
import { readListFilter } from '@salient/shared/lib/schemas/listFilter.ts';
import type { EntityManager } from 'typeorm';
import { implement } from '../../lib/rpc/implement.ts';
import { ProjectEntity } from './ProjectEntity.ts';
import { presentProjects } from './presentProject.ts';

/**
 * What each sort column compares: days from the year down, unknown parts last. All are expressions: a bare column that is
 * selected under another name would be missing from the rows.
 */
const orders = {
  title: ['lower(p.title)'],
  type: ['(p.type)'],
  from: ['(p.fromYear)', '(p.fromMonth)', '(p.fromDay)'],
  to: ['(p.toYear)', '(p.toMonth)', '(p.toDay)'],
  nbr_of_persons: ['(SELECT count(*) FROM project_membership m WHERE m.project_id = p.id)'],
} as const;

export const handleFindProjects = implement(findProjects, async ({ params, db }) => {
  const { text, filter } = readListFilter(params);
  const query = db.createQueryBuilder(ProjectEntity, 'p');
  const inAll = wordsOf(text);
  const inTitle = wordsOf(filter.title ?? '');
  if (inAll.length > 0 || inTitle.length > 0) {
    query.andWhere('p.id = ANY(:ids)', { ids: await idsOfProjectsWith(db, inAll, inTitle) });
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

const wordsOf = (text: string): string[] => normalizeText(text).split(' ').filter(Boolean);

/** Projects are few: their texts are compared here, as all texts are, without regard to case and accents. */
async function idsOfProjectsWith(
  db: EntityManager,
  inAll: readonly string[],
  inTitle: readonly string[],
): Promise<string[]> {
  const projects = await db.find(ProjectEntity, { select: { id: true, title: true, description: true } });
  return projects
    .filter(({ title, description }) => {
      const all = normalizeText(`${title} ${description}`);
      const own = normalizeText(title);
      return inAll.every((word) => all.includes(word)) && inTitle.every((word) => own.includes(word));
    })
    .map(({ id }) => id);
}
