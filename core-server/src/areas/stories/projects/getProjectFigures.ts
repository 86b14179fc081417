import { personScope } from '@salient/shared/areas/persons/personPolicy.ts';
import { getProjectFigures, type ProjectFigures } from '@salient/shared/areas/stories/projectFiguresMethods.ts';
import { implement } from '../../../lib/rpc/implement.ts';
import { scopeSql } from '../../datasets/scopeSql.ts';
import { ProjectEntity } from '../../projects/ProjectEntity.ts';

/** Documents that name what `named` says, themselves or on a page, and were not removed. */
const documentsNaming = (named: string) => `
  FROM document_reference r LEFT JOIN document_element e ON e.id = r.element_id
  JOIN document d ON d.id = coalesce(r.document_id, e.document_id) AND NOT d.deleted WHERE ${named}`;

export const handleGetProjectFigures = implement(getProjectFigures, async ({ params, db, actor, fail }) => {
  const { project } = params;
  if (!(await db.existsBy(ProjectEntity, { id: project }))) throw fail.notFound({ entity: 'project', id: project });
  const values: unknown[] = [project];
  const scope = scopeSql(personScope(actor), (value) => `$${values.push(value)}`);
  const [figures] = await db.query<ProjectFigures[]>(
    `SELECT count(*)::integer AS persons,
       count(*) FILTER (WHERE p.victim_type = 'civilian')::integer AS civilians,
       count(*) FILTER (WHERE p.victim_type = 'military')::integer AS soldiers,
       count(*) FILTER (WHERE p.gender = 'female')::integer AS women,
       count(*) FILTER (WHERE p.war_casualty)::integer AS war_casualties,
       count(s.id)::integer AS with_story,
       count(s.published_date)::integer AS with_published_story,
       count(*) FILTER (WHERE EXISTS (SELECT ${documentsNaming('r.person_id = p.id')}))::integer AS with_documents,
       (SELECT count(DISTINCT d.id)::integer ${documentsNaming('r.project_id = $1')}) AS documents
     FROM project_membership m JOIN person p ON p.id = m.person_id
     LEFT JOIN person_story s ON s.person_id_ref = p.id
     WHERE ${['m.project_id = $1', ...scope].join(' AND ')}`,
    values,
  );
  return figures as ProjectFigures;
});
