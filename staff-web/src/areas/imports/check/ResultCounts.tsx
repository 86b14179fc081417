import type { ImportResult } from '@salient/shared/areas/imports/importList.ts';
import { locales } from '@salient/shared/lib/i18n/languages.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';

const always = ['read', 'created', 'rejected'] as const;
const others = ['updated', 'unchanged', 'skipped', 'conflicts', 'warnings'] as const;

/** What a trial or an import counted. */
export function ResultCounts({ result: { counts, made } }: { readonly result: ImportResult }) {
  const { t, language } = useTexts();
  const shown = [
    ...always.map((key) => [key, counts[key]] as const),
    ...others.filter((key) => counts[key] > 0).map((key) => [key, counts[key]] as const),
    ...(['place', 'memorial', 'military_entity'] as const)
      .filter((key) => made[key] > 0)
      .map((key) => [key, made[key]] as const),
  ];
  return (
    <dl className="imports-counts">
      {shown.map(([key, count]) => (
        <div key={key} data-count={key}>
          <dt>{t(`imports.counts.${key}`)}</dt>
          <dd>{count.toLocaleString(locales[language])}</dd>
        </div>
      ))}
    </dl>
  );
}
