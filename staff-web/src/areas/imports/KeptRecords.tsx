import type { ImportResult } from '@salient/shared/areas/imports/importList.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Link } from 'react-router-dom';
import { pathTo } from '../../lib/routing/links.ts';

const shown = 50;

const paths = { person: 'person', place: 'place', memorial: 'memorial', military_entity: 'military_entity' } as const;
const isLinked = (entity: string): entity is keyof typeof paths => Object.hasOwn(paths, entity);

/** Reasons of the importer by their beginning. */
const reasons = [
  ['changed', /^was changed/],
  ['removed', /^was removed/],
  ['merged', /merge|part of|took/],
  ['needed', /refer|need/],
] as const;

/** What an undo left as it is, and why: the way to each. */
export function KeptRecords({ kept }: { readonly kept: ImportResult['kept'] }) {
  const { t } = useTexts();
  const reasonOf = (text: string) => reasons.find(([, says]) => says.test(text))?.[0] ?? 'other';
  return (
    <details className="imports-kept">
      <summary>{t('imports.kept', { count: kept.length })}</summary>
      <ul>
        {kept.slice(0, shown).map(({ entity, id, reason }) => (
          <li key={`${entity} ${id}`}>
            {isLinked(entity) ? (
              <Link to={pathTo(paths[entity], { id })}>{t(`imports.entities.${entity}`)}</Link>
            ) : (
              t('imports.entities.row')
            )}{' '}
            {t(`imports.reasons.${reasonOf(reason)}`)}
          </li>
        ))}
      </ul>
      {kept.length > shown && <p className="imports-soft">{t('imports.andMore', { count: kept.length - shown })}</p>}
    </details>
  );
}
