import { historyFields } from '@salient/shared/app/historyFields.ts';
import type { RelationType } from '@salient/shared/areas/relations/relationTypes.ts';
import { dayInBrussels } from '@salient/shared/lib/dates/dayInBrussels.ts';
import { encodeDate } from '@salient/shared/lib/dates/partialDate.ts';
import { columnsOf, type HistoryField } from '@salient/shared/lib/history/defineHistory.ts';
import type { HistoryType } from '@salient/shared/lib/history/historyTypes.ts';
import type {
  FieldChange,
  ShownElements,
  ShownLink,
  ShownPhoto,
  ShownValue,
} from '@salient/shared/lib/history/shownValue.ts';
import { inEachLanguage, type Language } from '@salient/shared/lib/i18n/languages.ts';
import type { Location } from '@salient/shared/lib/schemas/commonSchemas.ts';
import type { Fields } from './ChangeRow.ts';
import type { RecordNameLookup } from './RecordNameLookup.ts';

/** A photo of a story as the trail keeps it. */
interface StoredPhoto
  extends Omit<ShownPhoto, 'name' | 'crop'>,
    Readonly<Record<'x' | 'y' | 'width' | 'height', number>> {
  readonly title: string;
}

/** Where elements stand, as the trail keeps it: without a document where it is the one that changed. */
export interface StoredElements extends Omit<ShownElements, 'document'> {
  readonly documentId: string | null;
}

/** A part of a record, with the words by which it is shown: the same in each language, or in each its own. */
interface TitledPart {
  readonly title?: string;
  readonly titles?: Readonly<Record<Language, string>>;
}

interface Link {
  readonly person_id?: string;
  readonly project?: string;
  readonly relation?: RelationType;
  readonly comments?: string;
  readonly notes?: string;
}

const linksOf = (value: unknown) => (Array.isArray(value) ? value : []) as readonly Link[];

const idsOf = (value: unknown) => (Array.isArray(value) ? value.map(String) : []);

const empty: ShownValue = { kind: 'empty' };

/** The records that the fields of a change refer to, whose names are to be known before it is shown. */
export function referencesIn(type: HistoryType, fields: Fields | null): { type: HistoryType; id: string }[] {
  return Object.entries(historyFields[type]).flatMap(([name, field]) => {
    const value = fields?.[name];
    if (field.kind === 'record') return value ? [{ type: field.record, id: String(value) }] : [];
    if (field.kind === 'relations') {
      return linksOf(value).map(({ person_id }) => ({ type: 'person' as const, id: String(person_id) }));
    }
    if (field.kind === 'elements') {
      const { documentId = null } = (value ?? {}) as Partial<StoredElements>;
      return documentId === null ? [] : [{ type: 'document' as const, id: documentId }];
    }
    if (field.kind === 'records') return idsOf(value).map((id) => ({ type: field.record, id }));
    if (field.kind !== 'memberships') return [];
    return linksOf(value).map(({ project }) => ({ type: 'project' as const, id: String(project) }));
  });
}

/** The shown fields of a change in the order of their declaration; what looks the same from both sides is left out. */
export function showFields(
  type: HistoryType,
  before: Fields | null,
  after: Fields | null,
  recordNames: RecordNameLookup,
): FieldChange[] {
  return Object.entries(historyFields[type]).flatMap(([name, field]) => {
    const shown = {
      field: name,
      before: showValue(field, columnsOf(name, field), before, recordNames),
      after: showValue(field, columnsOf(name, field), after, recordNames),
    };
    return JSON.stringify(shown.before) === JSON.stringify(shown.after) ? [] : [shown];
  });
}

/** One field of a record as history shows it. */
export function showField(type: HistoryType, name: string, fields: Fields, recordNames: RecordNameLookup): ShownValue {
  const field = historyFields[type][name];
  return field ? showValue(field, columnsOf(name, field), fields, recordNames) : empty;
}

function showValue(
  field: HistoryField,
  columns: readonly string[],
  fields: Fields | null,
  recordNames: RecordNameLookup,
): ShownValue {
  if (!fields) return empty;
  const value = fields[columns[0] as string];
  if (field.kind === 'date') return showDate(columns, fields);
  if (value === null || value === undefined || value === '') return empty;
  switch (field.kind) {
    case 'text':
      return { kind: 'text', text: String(value) };
    case 'number':
      return { kind: 'number', number: Number(value) };
    case 'age':
      return Number(value) === 0 ? empty : { kind: 'number', number: Number(value) };
    case 'flag':
      return { kind: 'flag', flag: value === true };
    case 'choice':
    case 'language':
      return { kind: 'choice', choice: String(value) };
    case 'moment':
      return { kind: 'date', date: dayInBrussels(String(value)) };
    case 'encoded_date':
      return { kind: 'date', date: String(value) };
    case 'record':
      return { kind: 'record', record: recordNames.shownApart({ type: field.record, id: String(value) }) };
    case 'records':
      return showLinks(
        idsOf(value).map((id) => ({ record: recordNames.shown({ type: field.record, id }), notes: '' })),
      );
    case 'titled':
      return showTitled([value].flat() as TitledPart[]);
    case 'elements':
      return showElements(value as StoredElements, recordNames);
    case 'photos':
      return showPhotos([value].flat() as StoredPhoto[]);
    case 'choices':
    case 'names':
      return showList(Array.isArray(value) ? value.map(String) : []);
    case 'words':
      return showList(
        Object.entries(value as Record<string, string>).map(([language, text]) => `${language}: ${text}`),
      );
    case 'place_names':
      return showList(
        Object.entries(value as Record<string, { name?: string }>).map(
          ([language, { name }]) => `${language}: ${name}`,
        ),
      );
    case 'language_texts':
      return showList(
        Object.entries(value as Record<string, string>).flatMap(([language, text]) =>
          text === '' ? [] : [`${language}: ${text}`],
        ),
      );
    case 'position': {
      const { lat, lon } = value as Location;
      return { kind: 'text', text: `${lat}, ${lon}` };
    }
    case 'relations':
      return showLinks(linksOf(value).map((link) => showRelation(link, recordNames)));
    case 'memberships':
      return showLinks(linksOf(value).map((link) => showMembership(link, recordNames)));
  }
}

function showDate(columns: readonly string[], fields: Fields): ShownValue {
  const [day, month, year] = columns.map((column) => {
    const part = fields[column];
    return part === null || part === undefined || part === '?' ? null : Number(part);
  });
  if ((day ?? month ?? year ?? null) === null) return empty;
  return { kind: 'date', date: encodeDate({ day: day ?? null, month: month ?? null, year: year ?? null }) };
}

const showList = (items: string[]): ShownValue => (items.length === 0 ? empty : { kind: 'list', items });

function showTitled(parts: readonly TitledPart[]): ShownValue {
  const shown = ({ title }: TitledPart) => title || '–';
  if (!parts.some(({ titles }) => titles)) return showList(parts.map(shown));
  return { kind: 'words', items: parts.map((part) => part.titles ?? inEachLanguage(() => shown(part))) };
}

function showElements({ documentId, ...elements }: StoredElements, recordNames: RecordNameLookup): ShownValue {
  const document = documentId === null ? null : recordNames.shown({ type: 'document', id: documentId });
  return { kind: 'elements', elements: { ...elements, document } };
}

const showLinks = (links: ShownLink[]): ShownValue => (links.length === 0 ? empty : { kind: 'links', links });

const showPhotos = (photos: readonly StoredPhoto[]): ShownValue =>
  photos.length === 0 ? empty : { kind: 'photos', photos: photos.map(showPhoto) };

function showPhoto(photo: StoredPhoto): ShownPhoto {
  const { title, x, y, width, height, dimension, template, grayscale, contrast, decorative } = photo;
  const written = (words: StoredPhoto['legend']) =>
    Object.fromEntries(Object.entries(words).filter(([, text]) => text !== ''));
  return {
    name: title || '–',
    ...{ dimension, template, grayscale, contrast, decorative },
    crop: { x, y, width, height },
    legend: written(photo.legend),
    alt: written(photo.alt),
  };
}

const showRelation = ({ person_id, relation, comments }: Link, recordNames: RecordNameLookup): ShownLink => ({
  record: recordNames.shown({ type: 'person', id: String(person_id) }),
  ...(relation ? { relation } : {}),
  gender: recordNames.gender(String(person_id)),
  notes: comments ?? '',
});

const showMembership = ({ project, notes }: Link, recordNames: RecordNameLookup): ShownLink => ({
  record: recordNames.shown({ type: 'project', id: String(project) }),
  notes: notes ?? '',
});
