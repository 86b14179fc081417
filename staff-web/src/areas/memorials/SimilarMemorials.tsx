import { useDebouncedValue } from '@mantine/hooks';
import type { Memorial } from '@salient/shared/areas/memorials/memorial.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { memorialReference } from '../../lib/picker/referenceSources.ts';
import { pathTo } from '../../lib/routing/links.ts';
import { SimilarRecords, similarRestMs } from '../../lib/similar/SimilarRecords.tsx';
import type { MemorialForm } from './memorialForm.ts';

interface Props {
  readonly draft: Pick<MemorialForm, 'name' | 'alternative_names' | 'place_id'>;
  /** The memorial that is edited. */
  readonly except?: string | undefined;
  /** In a dialog that makes a memorial. */
  readonly onPick?: ((memorial: Memorial) => void) | undefined;
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
  const [asked] = useDebouncedValue(typed, similarRestMs);
  const { data } = useMethod(
    'findSimilarMemorials',
    { names: asked.split('\n'), place_id: draft.place_id, limit: 5, ...(except ? { except } : {}) },
    { enabled: asked !== '', keepPrevious: true },
  );
  if (asked === '' || !data || data.length === 0) return null;
  return (
    <SimilarRecords
      title={t('memorialDoubles.similar.title')}
      records={data.map((memorial) => {
        const { facts, ...reference } = memorialReference(memorial, texts);
        const persons = t('recordMerges.doubles.persons', { count: memorial.extend_nbr_of_persons ?? 0 });
        return {
          ...{ record: memorial, ...reference, facts: [...facts, persons] },
          path: pathTo('memorial', { id: memorial.id }),
        };
      })}
      onPick={onPick}
    />
  );
}
