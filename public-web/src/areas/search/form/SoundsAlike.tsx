import { cleanQuery } from '@salient/shared/areas/functions/query/searchQuery.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useEffect } from 'react';
import type { SearchForm } from './SearchForm.ts';

const key = 'soundsAlike';

/** A browser may forbid its store; then the choice holds for this search alone. */
function store<T>(use: (kept: Storage) => T): T | undefined {
  try {
    return use(localStorage);
  } catch {
    return undefined;
  }
}

/** Whether names that sound alike are found too (beyond.md 21). The last choice is remembered for the next new search. */
export function SoundsAlike({ form }: { readonly form: SearchForm }) {
  const { t } = useTexts();
  const { draft, isNew } = form;
  const choose = (on: boolean) => form.edit(key, cleanQuery({ ...draft, sounds_alike: on || undefined }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival at a form that no address has filled.
  useEffect(() => {
    if (isNew && store((kept) => kept.getItem(key))) choose(true);
  }, []);
  return (
    <label className="check">
      <input
        type="checkbox"
        name="sounds_alike"
        value="true"
        checked={draft.sounds_alike ?? false}
        onChange={({ target: { checked } }) => {
          store((kept) => (checked ? kept.setItem(key, '1') : kept.removeItem(key)));
          choose(checked);
        }}
      />
      {t('search.fields.sounds_alike')}
    </label>
  );
}
