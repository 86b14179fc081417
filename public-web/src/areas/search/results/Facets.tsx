import { describeFilters } from '@salient/shared/areas/functions/query/describeFilters.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../../lib/ui/icons.tsx';
import { facetParams, rowsOf, type SearchControl } from '../useSearch.ts';
import { FacetGroup } from './FacetGroup.tsx';
import { shownFacets, valuesToShow } from './facets.ts';

interface Props {
  readonly control: SearchControl;
  readonly total: number | undefined;
}

/** Ways to narrow the results, with counts: beside them on wide screens, a sheet over the page on a phone. */
export function Facets({ control, total }: Props) {
  const { t } = useTexts();
  const [open, setOpen] = useState(false);
  const chosen = describeFilters(control.state.query, t).filter(({ key }) => key !== 'text').length;
  return (
    <>
      <button type="button" className="button facets-open" onClick={() => setOpen(true)} aria-haspopup="dialog">
        <Icon name="filter" />
        {chosen > 0 ? t('filters.facets.open', { count: chosen }) : t('filters.facets.title')}
      </button>
      <section className="facets facets-beside" aria-labelledby="facets">
        <h2 className="facets-title" id="facets">
          {t('filters.facets.title')}
        </h2>
        <FacetGroups control={control} />
      </section>
      {open && <FacetSheet control={control} total={total} onClose={() => setOpen(false)} />}
    </>
  );
}

interface SheetProps extends Props {
  readonly onClose: () => void;
}

/** The same on the whole screen of a phone; a native dialog keeps the focus inside and gives it back. */
function FacetSheet({ control, total, onClose }: SheetProps) {
  const { t } = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="sheet" aria-labelledby="facet-sheet" onClose={onClose}>
      <div className="sheet-head">
        <h2 id="facet-sheet">{t('filters.facets.title')}</h2>
        <button
          type="button"
          className="icon-button"
          aria-label={t('common.close')}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </div>
      <div className="sheet-body facets">
        <FacetGroups control={control} />
      </div>
      <div className="sheet-foot">
        <button type="button" className="button button-primary" onClick={() => dialog.current?.close()}>
          {t('filters.facets.show', { count: total ?? 0 })}
        </button>
      </div>
    </dialog>
  );
}

function FacetGroups({ control }: { readonly control: SearchControl }) {
  const { t } = useTexts();
  const { data, isError } = useMethod('callFunction', facetParams(control.state.query), { keepPrevious: true });
  if (isError) return <p className="aside">{t('filters.facets.failed')}</p>;
  const facets = rowsOf(data)?.facets;
  if (!facets) return <div className="facets-waiting" />;
  return shownFacets.map((facet) => {
    const values = valuesToShow(facet, facets[facet]);
    return values.length > 0 && <FacetGroup key={facet} facet={facet} values={values} control={control} />;
  });
}
