import { choiceText, elementsText, flagText, relationText } from '@salient/shared/app/changeTexts.ts';
import type { HistoryType } from '@salient/shared/lib/history/historyTypes.ts';
import type { ShownLink, ShownRecord, ShownValue } from '@salient/shared/lib/history/shownValue.ts';
import { locales } from '@salient/shared/lib/i18n/languages.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { coordinateText } from '@salient/shared/lib/map/positionText.ts';
import { DateText } from '@salient/shared/lib/ui/DateText.tsx';
import { ShownPhotoText } from './ShownPhotoText.tsx';

interface Props {
  readonly type: HistoryType;
  readonly field: string;
  readonly value: ShownValue;
}

const isCoordinate = (field: string) => /(^|_)(lat|lon)$/.test(field);

/** A value of a record in words. */
export function ShownValueText({ type, field, value }: Props) {
  const { t, language } = useTexts();
  switch (value.kind) {
    case 'empty':
      return <EmptyValue />;
    case 'text':
      return <span className="shown-text">{value.text}</span>;
    case 'number':
      return isCoordinate(field)
        ? coordinateText(value.number, language)
        : new Intl.NumberFormat(locales[language]).format(value.number);
    case 'flag':
      return flagText(t, value.flag);
    case 'choice':
      return choiceText(t, type, field, value.choice);
    case 'date':
      return <DateText date={value.date} />;
    case 'record':
      return <RecordApart record={value.record} />;
    case 'list':
      return value.items.map((item) => choiceText(t, type, field, item)).join(', ');
    case 'words':
      return value.items.map((item) => item[language]).join(', ');
    case 'elements':
      return elementsText(t, value.elements);
    case 'photos':
      return (
        <ul className="shown-links">
          {value.photos.map((photo, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same file may stand in a row twice
            <li key={index}>
              <ShownPhotoText photo={photo} />
            </li>
          ))}
        </ul>
      );
    case 'links':
      return (
        <ul className="shown-links">
          {value.links.map((link) => (
            <li key={`${link.record.id} ${link.relation}`}>
              <LinkText link={link} />
            </li>
          ))}
        </ul>
      );
  }
}

/** Says that nothing stands here, where a blank would look like a fault. */
export function EmptyValue() {
  const { t } = useTexts();
  return <span className="shown-empty">{t('historyPanel.nothing')}</span>;
}

function RecordName({ record }: { readonly record: ShownRecord }) {
  const { t } = useTexts();
  return record.name ?? t('history.unnamed');
}

const isKnown = (date: string | undefined): date is string => date !== undefined && date !== '????????';

/** A record by its name, and a person by its dates too, so that a namesake is told apart. */
function RecordApart({ record }: { readonly record: ShownRecord }) {
  const { born_date, died_date } = record;
  if (!isKnown(born_date) && !isKnown(died_date)) return <RecordName record={record} />;
  return (
    <>
      <RecordName record={record} /> (<DateText date={born_date ?? ''} /> – <DateText date={died_date ?? ''} />)
    </>
  );
}

function LinkText({ link }: { readonly link: ShownLink }) {
  const { t } = useTexts();
  const relation = relationText(t, link);
  return (
    <>
      {relation && `${relation}${t('common.colon')}`}
      <RecordName record={link.record} />
      {link.notes && ` (${link.notes})`}
    </>
  );
}
