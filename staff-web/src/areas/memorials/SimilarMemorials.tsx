import { Button } from '@mantine/core';
import type { Memorial } from '@salient/shared/areas/memorials/memorial.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useEffect, useState } from 'react';
import { Icon } from '../../lib/icons/Icon.tsx';
import { memorialReference } from '../../lib/picker/referenceSources.ts';
import { pathTo } from '../../lib/routing/links.ts';
import type { MemorialForm } from './memorialForm.ts';
import './memorials.css';

/** Rest after typing before similar memorials are asked for. */
const delayMs = 500;

interface Props {
  readonly draft: Pick<MemorialForm, 'name' | 'alternative_names' | 'place_id'>;
  /** The memorial that is edited. */
  readonly except?: string | undefined;
  /** In a dialog that makes a memorial: the one that is there already is chosen instead; else each is a link. */
  readonly onPick?: (memorial: Memorial) => void;
}

/** Memorials of a similar name at or near the place, so that none is made twice. */
export function SimilarMemorials({ draft, except, onPick }: Props) {
  const texts = useTexts();
  const { t } = texts;
  const typed = [draft.name, ...draft.alternative_names.split(',')]
    .map((name) => name.trim())
    .filter((name) => name.length > 1)
    .slice(0, 20)
    .join('\n');
  const [asked, setAsked] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed), delayMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data } = useMethod(
    'findSimilarMemorials',
    { names: asked.split('\n'), place_id: draft.place_id, limit: 5, ...(except ? { except } : {}) },
    { enabled: asked !== '', keepPrevious: true },
  );
  if (asked === '' || !data || data.length === 0) return null;
  return (
    <section className="memorial-similar" aria-label={t('memorialDoubles.similar.title')}>
      <h3 className="merge-heading">{t('memorialDoubles.similar.title')}</h3>
      <ul>
        {data.map((memorial) => {
          const { name, facts } = memorialReference(memorial, texts);
          return (
            <li key={memorial.id}>
              <span>
                <strong>
                  <bdi>{name}</bdi>
                </strong>{' '}
                <span className="reference-facts">
                  {[...facts, t('recordMerges.doubles.persons', { count: memorial.extend_nbr_of_persons ?? 0 })].join(
                    ' · ',
                  )}
                </span>
              </span>
              {onPick ? (
                <Button variant="default" size="compact-md" onClick={() => onPick(memorial)}>
                  {t('memorialDoubles.similar.pick', { name })}
                </Button>
              ) : (
                <a href={pathTo('memorial', { id: memorial.id })} target="_blank" rel="noopener">
                  {t('memorialDoubles.similar.open', { name })} <Icon name="open" />
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
