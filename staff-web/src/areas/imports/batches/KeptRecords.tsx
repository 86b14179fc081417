import type { ImportResult } from '@salient/shared/areas/imports/importList.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Link } from 'react-router-dom';
import { pathTo } from '../../../lib/routing/links.ts';

const shown = 50;

const paths = { person: 'person', place: 'place', memorial: 'memorial', military_entity: 'military_entity' } as const;
const isLinked = (entity: string): entity is keyof typeof paths => Object.hasOwn(paths, entity);

/** Reasons of the importer by their beginning. */
const reasons = [
  ['changed', /^was changed/],
  ['removed', /^was removed/],
  ['merged', /merge|part of|took/],
  ['related', /relations/],
  ['project', /project/],
  ['needed', /refer|need|in use/],
] as const;

/** What an undo left as it is, and why: the way to each. */
export function KeptRecords({ kept, total }: { readonly kept: ImportResult['kept']; readonly total: number }) {
  const { t } = useTexts();
  const reasonOf = (text: string) => reasons.find(([, says]) => says.test(text))?.[0] ?? 'other';
  return (
    <details className="imports-kept">
      <summary>{t('imports.kept', { count: total })}</summary>
      <ul>
        {kept.slice(0, shown).map(({ entity, id, reason, name }) => (
          <li key={`${entity} ${id}`}>
            {isLinked(entity) ? (
              <>
                {t(`imports.entities.${entity}`)}{' '}
                <Link to={pathTo(paths[entity], { id })}>
                  <bdi>{name || t('imports.nameless')}</bdi>
                </Link>
              </>
            ) : (
              t('imports.entities.row')
            )}{' '}
            {t(`imports.reasons.${reasonOf(reason)}`)}
          </li>
        ))}
      </ul>
      {total > shown && <p className="imports-soft">{t('imports.andMore', { count: total - shown })}</p>}
    </details>
  );
}
