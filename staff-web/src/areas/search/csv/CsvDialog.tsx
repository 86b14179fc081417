import { type CsvFieldName, csvFormats, csvGroupNames } from '@salient/shared/areas/functions/csv/csvFields.ts';
import { callArguments, type SearchQuery } from '@salient/shared/areas/functions/query/searchQuery.ts';
import { findPersonAdvancedExtended } from '@salient/shared/areas/functions/staffPersonFunctions.ts';
import { type Language, languageNames, languages } from '@salient/shared/lib/i18n/languages.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useState } from 'react';
import { SteadyButton } from '../../../lib/controls/SteadyButton.tsx';
import { DialogButtons } from '../../../lib/dialogs/DialogButtons.tsx';
import { PanelDialog } from '../../../lib/dialogs/PanelDialog.tsx';
import { SelectField } from '../../../lib/form/fields.tsx';
import { RadioField } from '../../../lib/form/RadioField.tsx';
import { CsvFieldGroup } from './CsvFieldGroup.tsx';
import { CsvFieldSets } from './CsvFieldSets.tsx';
import { CsvProgress } from './CsvProgress.tsx';
import { field } from './field.ts';
import { type CsvChoice, useCsvChoice } from './useCsvChoice.ts';
import { type CsvDownloading, useCsvDownload } from './useCsvDownload.ts';
import './csv.css';

interface Props {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly query: SearchQuery;
  /** How many persons the search finds; unknown while they are counted. */
  readonly total: number | undefined;
}

/** Takes what a search finds along as a file: which fields, in which form and language, and how far it is (CSV-01). */
export function CsvDialog({ opened, onClose, query, total }: Props) {
  const { t } = useTexts();
  const choice = useCsvChoice();
  const downloading = useCsvDownload();
  const { download } = downloading;
  const close = () => {
    // A file under way goes on: the browser has it.
    downloading.forget();
    onClose();
  };
  return (
    <PanelDialog opened={opened} wide title={t('csvExport.title')} closesBeside={false} onClose={close}>
      {download ? (
        <CsvProgress download={download} downloading={downloading} onClose={close} />
      ) : (
        <CsvChooser choice={choice} downloading={downloading} query={query} total={total} />
      )}
    </PanelDialog>
  );
}

interface ChooserProps extends Pick<Props, 'query' | 'total'> {
  readonly choice: CsvChoice;
  readonly downloading: CsvDownloading;
}

function CsvChooser({ choice, downloading, query, total }: ChooserProps) {
  const { t, language } = useTexts();
  const [fileLanguage, setFileLanguage] = useState<Language>(language);
  const chosen = new Set(choice.fields);
  const choose = (fields: readonly CsvFieldName[], isChosen: boolean) => {
    const next = new Set(chosen);
    for (const field of fields) {
      if (isChosen) next.add(field);
      else next.delete(field);
    }
    choice.choose([...next]);
  };
  const start = () =>
    downloading.start({
      name: findPersonAdvancedExtended.name,
      args: callArguments(query),
      fields: [...choice.fields],
      language: fileLanguage,
      format: choice.format,
    });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // The dialog may be opened from within the form of the search, which shall not be sent with it.
        event.stopPropagation();
        if (chosen.size > 0) void start();
      }}
    >
      <p className="csv-intro">{t('csvExport.intro')}</p>
      <CsvFieldSets choice={choice} />
      <div className="csv-groups">
        {csvGroupNames.map((group) => (
          <CsvFieldGroup key={group} group={group} chosen={chosen} onChoose={choose} />
        ))}
      </div>
      <div className="csv-form">
        <RadioField
          {...field('format')}
          label={t('csvExport.format')}
          value={choice.format}
          choices={csvFormats.map((value) => ({ value, label: t(`csvExport.formats.${value}`) }))}
          onChange={choice.chooseFormat}
        />
        {choice.format !== 'csvfile' && <p className="csv-names">{t('csvExport.programNames')}</p>}
        <SelectField
          {...field('language')}
          label={t('csvExport.language')}
          value={fileLanguage}
          choices={languages.map((value) => ({ value, label: languageNames[value] }))}
          onChange={setFileLanguage}
        />
      </div>
      <DialogButtons
        aside={
          <p role="status" className="csv-count">
            {[
              chosen.size > 0 ? t('csvExport.some', { count: chosen.size }) : t('csvExport.none'),
              ...(total === undefined ? [] : [t('csvExport.persons', { count: total })]),
            ].join(' · ')}
          </p>
        }
      >
        <SteadyButton type="submit" disabled={chosen.size === 0} loading={downloading.isAsking}>
          {t('csvExport.start')}
        </SteadyButton>
      </DialogButtons>
    </form>
  );
}
