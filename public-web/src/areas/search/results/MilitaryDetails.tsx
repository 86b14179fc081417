import type { PersonRow } from '@salient/shared/areas/search/personRow.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';

const details = ['rank', 'unit_nr', 'unit', 'sub', 'regiment'] as const;

type Row = Pick<PersonRow, (typeof details)[number] | 'number'>;

/** Rank, unit and regiment in one line, the service number as a badge; each part has its name for a screen reader. */
export function MilitaryDetails({ row }: { readonly row: Row }) {
  const { t } = useTexts();
  return (
    <>
      {details
        .filter((name) => row[name])
        .map((name) => (
          <span key={name} className="military-part">
            <span className="visually-hidden">
              {t(`persons.fields.${name}`)}
              {t('common.colon')}
            </span>
            {row[name]}
          </span>
        ))}
      {row.number && (
        <span className="badge">
          <span className="visually-hidden">
            {t('persons.fields.number')}
            {t('common.colon')}
          </span>
          {row.number}
        </span>
      )}
    </>
  );
}
