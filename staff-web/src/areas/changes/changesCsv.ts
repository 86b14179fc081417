import {
  choiceText,
  elementsText,
  fieldText,
  flagText,
  kindText,
  recordText,
  relationText,
  sourceText,
  typeText,
} from '@salient/shared/app/changeTexts.ts';
import type { Change } from '@salient/shared/areas/changes/change.ts';
import { csvText } from '@salient/shared/lib/csv/csvText.ts';
import { museumTimeZone } from '@salient/shared/lib/dates/museumTimeZone.ts';
import { decodeDate, formatPartialDate } from '@salient/shared/lib/dates/partialDate.ts';
import type { HistoryType } from '@salient/shared/lib/history/historyTypes.ts';
import type { ShownValue } from '@salient/shared/lib/history/shownValue.ts';
import { type Language, locales } from '@salient/shared/lib/i18n/languages.ts';
import type { Texts, Translate } from '@salient/shared/lib/i18n/texts.ts';
import { photoLook, photoWords } from '../../lib/history/photoTexts.ts';

/** Changes as a table for a spreadsheet: a line for each field that changed, in the reader's language. */
export function changesCsv(changes: readonly Change[], { t, language }: Texts): string {
  // As spreadsheets sort it: 2026-11-22 08:15:00, by the museum's clock.
  const moment = new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'medium',
    timeZone: museumTimeZone,
  });
  const column = (key: 'at' | 'who' | 'source' | 'kind' | 'type' | 'record' | 'field' | 'before' | 'after') =>
    t(`historyPanel.csv.${key}`);
  const header = [
    ...[column('at'), column('who'), column('source'), column('kind'), column('type'), column('record'), 'id'],
    ...[column('field'), column('before'), column('after')],
  ];
  const lines = changes.flatMap((change) => {
    const { record, part_of } = change;
    const name = part_of
      ? `${recordText(t, part_of)}${t('common.colon')}${recordText(t, record)}`
      : recordText(t, record);
    const about = [
      ...[moment.format(new Date(change.at)), change.account ?? '', sourceText(t, change.source)],
      ...[kindText(t, change.kind), typeText(t, record.type), name, record.id],
    ];
    if (change.fields.length === 0) return [[...about, '', '', '']];
    return change.fields.map(({ field, before, after }) => [
      ...about,
      fieldText(t, record.type, field),
      valueText(t, language, record.type, field, before),
      valueText(t, language, record.type, field, after),
    ]);
  });
  return csvText([header, ...lines]);
}

const dateText = (encoded: string): string => {
  const date = decodeDate(encoded);
  return date ? formatPartialDate(date) : encoded;
};

/** A value in words, without marks of its own. */
function valueText(t: Translate, language: Language, type: HistoryType, field: string, value: ShownValue): string {
  switch (value.kind) {
    case 'empty':
      return '';
    case 'text':
      return value.text;
    case 'number':
      return new Intl.NumberFormat(locales[language], { useGrouping: false, maximumFractionDigits: 6 }).format(
        value.number,
      );
    case 'flag':
      return flagText(t, value.flag);
    case 'choice':
      return choiceText(t, type, field, value.choice);
    case 'date':
      return dateText(value.date);
    case 'record':
      return recordText(t, value.record);
    case 'list':
      return value.items.map((item) => choiceText(t, type, field, item)).join(', ');
    case 'words':
      return value.items.map((item) => item[language]).join(', ');
    case 'elements':
      return elementsText(t, value.elements);
    case 'photos':
      return value.photos
        .map((photo) =>
          [
            ...[photo.name, photoLook(t, language, photo)],
            ...photoWords(t, photo).map(({ label, text }) => `${label}${t('common.colon')}${text}`),
          ].join(' · '),
        )
        .join(' | ');
    case 'links':
      return value.links
        .map((link) => {
          const relation = relationText(t, link);
          return `${relation && `${relation}${t('common.colon')}`}${recordText(t, link.record)}${link.notes && ` (${link.notes})`}`;
        })
        .join(' | ');
  }
}
