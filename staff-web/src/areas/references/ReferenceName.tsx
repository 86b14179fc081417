import type { DocumentReference, ReferenceType } from '@salient/shared/areas/references/documentReference.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Link } from 'react-router-dom';
import { Icon, type IconName } from '../../lib/icons/Icon.tsx';
import { useReferencePath } from './referencePath.ts';

const icons: Readonly<Record<ReferenceType, IconName>> = {
  person: 'person',
  place: 'place',
  toponym: 'place',
  project: 'project',
  military_entity: 'military',
  memorial: 'memorial',
  document: 'document',
  'diborn-document': 'document',
  'contact-person': 'contact',
  key_location: 'key',
  empty: 'document',
};

interface Props {
  readonly reference: DocumentReference;
}

/** The record of a reference by its present name, with what tells it from namesakes. */
export function ReferenceName({ reference: { type, id, name, info } }: Props) {
  const { t, language } = useTexts();
  const pathOf = useReferencePath();
  // What somebody else saved meanwhile comes as its id alone, and a place is called as the museum calls it.
  const isAsked = id !== null && (name === '' || (type === 'place' && language !== 'nl'));
  const { data } = useMethod('getCollectionReference', { type, id: id ?? '', language }, { enabled: isAsked });
  const shown = data?.name || name || '…';
  const path = pathOf(type, id);
  return (
    <span className="reference-called">
      <Icon name={icons[type]} />
      <span>
        <span className="visually-hidden">
          {t(`documentRecord.referenceTypes.${type}`)}
          {t('common.colon')}
        </span>
        {path ? <Link to={path}>{shown}</Link> : shown}
        {(data?.info || info) && <small> {data?.info || info}</small>}
      </span>
    </span>
  );
}
