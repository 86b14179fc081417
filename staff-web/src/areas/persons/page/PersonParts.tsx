import type { Person } from '@salient/shared/areas/persons/person.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useRecordSlots } from '../../../lib/related/recordSlots.ts';
import { RecordTabs } from '../../../lib/tabs/RecordTabs.tsx';
import { useActiveTab } from '../../../lib/tabs/useActiveTab.ts';
import { PersonEvents } from '../../events/PersonEvents.tsx';
import { MembershipList } from '../links/MembershipList.tsx';
import { RelationList } from '../links/RelationList.tsx';
import { usePersonSlots } from '../personSlots.ts';
import type { PersonView } from '../personView.ts';
import { useNameOf } from '../useNameOf.ts';
import { EmptyPart } from './EmptyPart.tsx';
import { EventList } from './EventList.tsx';
import { SourceList } from './SourceList.tsx';

/** Parts for everybody, and those that guests do not load (PERSON-22, PERSON-23). */
const forAll = ['events', 'relations', 'documentation'] as const;
const forStaff = [...forAll, 'contacts', 'stories', 'projects', 'sources'] as const;

interface Props {
  readonly person: PersonView;
  readonly record: Person | null;
}

/** What hangs on a person, part by part. */
export function PersonParts({ person, record }: Props) {
  const { t } = useTexts();
  const { Stories } = usePersonSlots();
  const keys = record ? forStaff : forAll;
  const [active, open] = useActiveTab<(typeof forStaff)[number]>([...keys]);
  const stories = useMethod('getStoriesForPerson', { id: person.id }, { enabled: record !== null });
  const documents = useMethod(
    'countDocumentsRelatedTo',
    { type: 'person', id: person.id },
    { enabled: record !== null },
  );
  const contacts = useMethod('findContactMomentsForPerson', { personId: person.id }, { enabled: record !== null });
  const { Documents, ContactMoments } = useRecordSlots();
  const nameOf = useNameOf();
  const sources = useMethod('getPersonSources', { id: person.id }, { enabled: record !== null });
  const counts = {
    events: person.events.length,
    relations: person.relations.length,
    documentation: documents.data ?? 0,
    contacts: contacts.data?.length ?? 0,
    stories: stories.data?.length ?? 0,
    projects: record?.project_memberships?.length ?? 0,
    sources: sources.data?.length ?? 0,
  };
  const tabs = keys.map((key) => ({ key, label: t(`personRecord.tabs.${key}`), count: counts[key] }));
  return (
    <RecordTabs label={t('personRecord.parts')} tabs={tabs} active={active} onActive={open}>
      {active === 'events' ? (
        <Events person={person} record={record} />
      ) : active === 'relations' ? (
        <RelationList familyInfo={person.description} relations={person.relations} />
      ) : active === 'stories' ? (
        record && <Stories person={record} />
      ) : active === 'projects' ? (
        <MembershipList memberships={record?.project_memberships ?? []} />
      ) : active === 'documentation' && record ? (
        <Documents type="person" id={record.id} name={nameOf(person)} />
      ) : active === 'contacts' && record ? (
        <ContactMoments type="person" id={record.id} name={nameOf(person)} />
      ) : active === 'sources' ? (
        <SourceList personId={person.id} query={sources} />
      ) : (
        <EmptyPart part={active} />
      )}
    </RecordTabs>
  );
}

/** Staff read all of an event, with the way to its place and memorial; a guest what the public projection tells. */
function Events({ person, record }: Props) {
  return record ? <PersonEvents personId={record.id} editable={false} /> : <EventList events={person.events} />;
}
