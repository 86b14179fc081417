import { publicDatasets } from '@salient/shared/areas/datasets/datasets.ts';
import {
  cleanQuery,
  isEmptyQuery,
  type SearchQuery,
  type TextFilter,
} from '@salient/shared/areas/functions/query/searchQuery.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useChunk } from '../../lib/chunks/chunk.ts';
import { Field } from '../../lib/ui/Field.tsx';
import { FieldErrorContext } from '../../lib/ui/fieldErrors.ts';
import { Icon } from '../../lib/ui/icons.tsx';
import { WhenFetched } from '../../lib/ui/WhenFetched.tsx';
import {
  filtersBeyondBasic,
  numberOf,
  type PlaceKind,
  placeKinds,
  placeOf,
  withNumber,
  withPlace,
  withYear,
  yearOf,
} from './form/basicFields.ts';
import { SearchBox } from './form/SearchBox.tsx';
import type { SearchForm } from './form/SearchForm.ts';
import { SoundsAlike } from './form/SoundsAlike.tsx';
import { SuggestInput } from './form/SuggestInput.tsx';
import { LiveResults } from './LiveResults.tsx';
import { panelChunks } from './panelChunks.ts';

/** The basic tab: one big box, results under it while typing, and a few exact fields for those who want them. */
export function BasicPanel({ form }: { readonly form: SearchForm }) {
  const { t } = useTexts();
  const { draft, control, edit, errors, refusals, onSubmit } = form;
  const more = filtersBeyondBasic(draft);
  return (
    <FieldErrorContext.Provider value={errors}>
      <form action={form.action} method="get" className="basic-form" onSubmit={onSubmit} noValidate>
        {refusals > 0 && (
          <WhenFetched>
            <Refused form={form} />
          </WhenFetched>
        )}
        <SearchBox
          value={draft.text ?? ''}
          onChange={(text) => edit('text', cleanQuery({ ...draft, text: text || undefined }))}
          hint={t('search.box.hint')}
          autoFocus={form.isNew}
        />
        <SoundsAlike form={form} />
        <LiveResults control={control} typed={draft.text ?? ''} />
        <details className="more-fields" open={hasExactFields(draft) || undefined}>
          <summary>
            {t('search.more')}
            <Icon name="down" />
          </summary>
          <ExactFields form={form} />
        </details>
        {more > 0 && <p className="aside">{t('search.otherFilters', { count: more })}</p>}
      </form>
      <p className="aside no-script">{t('search.noScript')}</p>
    </FieldErrorContext.Provider>
  );
}

/** `useSubmit` has it fetched before a refusal is shown. */
function Refused({ form: { errors, refusals } }: { readonly form: SearchForm }) {
  const { ErrorSummary } = useChunk(panelChunks.results);
  return <ErrorSummary errors={errors} refusals={refusals} />;
}

const hasExactFields = ({ text: _, ...exact }: SearchQuery) => !isEmptyQuery(exact);

function ExactFields({ form }: { readonly form: SearchForm }) {
  const { t } = useTexts();
  const { draft, edit } = form;
  const place = placeOf(draft);
  const kind: PlaceKind = place?.kind ?? form.placeKind;
  const nameField = (name: 'familyname' | 'surname') => (
    <Field path={name} label={t(`persons.fields.${name}`)}>
      {(control) => (
        <input
          {...control}
          name={name}
          autoComplete="off"
          value={draft[name]?.value ?? ''}
          onChange={({ target: { value } }) =>
            edit(
              name,
              cleanQuery({ ...draft, [name]: value ? { value, mode: draft[name]?.mode ?? 'contains' } : undefined }),
            )
          }
        />
      )}
    </Field>
  );
  const yearField = (name: 'born' | 'died') => (
    <Field path={name} label={name === 'born' ? t('search.fields.bornYear') : t('search.fields.diedYear')}>
      {(control) => (
        <input
          {...control}
          name={name}
          className="year-input"
          inputMode="numeric"
          maxLength={4}
          autoComplete="off"
          placeholder={t('search.fields.yearHint')}
          value={yearOf(draft[name])}
          onChange={({ target: { value } }) => edit(name, withYear(draft, name, value.replace(/\D/g, '')))}
        />
      )}
    </Field>
  );
  return (
    <div className="field-grid">
      {nameField('familyname')}
      {nameField('surname')}
      {yearField('born')}
      {yearField('died')}
      <Field path="number" label={t('persons.fields.number')}>
        {(control) => (
          <input
            {...control}
            name="number"
            autoComplete="off"
            value={numberOf(draft)}
            onChange={({ target: { value } }) => edit('events', withNumber(draft, value))}
          />
        )}
      </Field>
      <Field path="placeKind" label={t('search.fields.placeKind')}>
        {(control) => (
          <select
            {...control}
            name="placeKind"
            value={kind}
            onChange={({ target: { value } }) => {
              form.setPlaceKind(value as PlaceKind);
              if (place) edit('events', withPlace(draft, value as PlaceKind, place.place));
            }}
          >
            {placeKinds.map((each) => (
              <option key={each} value={each}>
                {t(`search.placeKinds.${each}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field path="place" label={t('search.fields.place')}>
        {(field) => (
          <SuggestInput
            {...field}
            name="place"
            source="places"
            filter={place?.place ?? emptyPlace}
            onChange={(filter) => edit('events', withPlace(draft, kind, filter))}
          />
        )}
      </Field>
      <Field path="dataset" label={t('persons.fields.dataset')}>
        {(control) => (
          <select
            {...control}
            name="dataset"
            value={draft.dataset ?? 'any'}
            onChange={({ target: { value } }) => {
              const dataset = publicDatasets.find((each) => each === value && each !== 'any');
              edit('dataset', cleanQuery({ ...draft, dataset }));
            }}
          >
            {basicDatasets.map((dataset) => (
              <option key={dataset} value={dataset}>
                {t(`persons.datasets.${dataset}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
    </div>
  );
}

const emptyPlace: TextFilter = { value: '', mode: 'contains' };
/** The lists of the basic tab (PUBLIC-10); the advanced tab offers them all. */
const basicDatasets = ['any', 'namelist', 'deaths', 'survivors'] as const;
