import { Button, Group, Radio, Stack, TextInput } from '@mantine/core';
import { type ContactPerson, contactName } from '@salient/shared/areas/contacts/contactPerson.ts';
import { contactLimits } from '@salient/shared/areas/contacts/contactPersonFields.ts';
import type { PersonFeedback } from '@salient/shared/areas/feedback/personFeedback.ts';
import { mayReadContactData } from '@salient/shared/areas/users/actor.ts';
import { useCommand } from '@salient/shared/lib/client/useCommand.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PanelDialog } from '../../lib/dialogs/PanelDialog.tsx';
import { ListSkeleton } from '../../lib/list/ListStates.tsx';
import { pathTo } from '../../lib/routing/links.ts';
import { useServices } from '../../lib/services/services.ts';
import { useActor } from '../../lib/session/useSession.ts';
import '../../lib/form/form.css';
import './staffFeedback.css';

interface Props {
  readonly feedback: PersonFeedback;
  readonly opened: boolean;
  readonly onClose: () => void;
}

const newContact = 'new';

/** Asks who sent a message, a contact person or somebody new, and starts a contact moment with whoever is chosen. */
export function SenderDialog({ feedback, opened, onClose }: Props) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const { contactRecorder } = useServices();
  const known = useKnownSenders(feedback);
  const create = useCommand('createContactPerson', { refreshes: ['findContactPersons', 'findContactPersonByName'] });
  const [firstName, setFirstName] = useState(feedback.firstName);
  const [lastName, setLastName] = useState(feedback.lastName);
  const [chosen, setChosen] = useState<string>();
  const choice = chosen ?? known?.[0]?.id ?? newContact;
  const isNew = choice === newContact;
  const isNamed = `${firstName}${lastName}`.trim() !== '';
  const begin = async () => {
    const person = isNew
      ? await create
          .mutateAsync({ contactPerson: { firstName, lastName, email: feedback.email } })
          .catch(() => undefined)
      : known?.find(({ id }) => id === choice);
    if (person && contactRecorder.start(momentOf(person, feedback))) await navigate(pathTo('record_contact_moment'));
  };
  return (
    <PanelDialog opened={opened} title={t('contactRecorder.feedback.title')} onClose={onClose}>
      {known ? (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void begin();
          }}
        >
          <Stack gap="lg">
            <Radio.Group
              className="feedback-senders"
              label={t('contactRecorder.feedback.who')}
              description={known.length > 0 && t('contactRecorder.feedback.known')}
              value={choice}
              onChange={setChosen}
            >
              <Stack gap="sm" mt="sm">
                {known.map((person) => (
                  <Radio key={person.id} value={person.id} label={labelOf(person)} />
                ))}
                <Radio value={newContact} label={t('contactRecorder.feedback.sender')} />
              </Stack>
            </Radio.Group>
            {isNew && (
              <div className="form-grid">
                <TextInput
                  label={t('contacts.fields.firstName')}
                  autoComplete="off"
                  maxLength={contactLimits.name}
                  value={firstName}
                  onChange={({ currentTarget }) => setFirstName(currentTarget.value)}
                />
                <TextInput
                  label={t('contacts.fields.lastName')}
                  autoComplete="off"
                  maxLength={contactLimits.name}
                  error={isNamed ? undefined : t('contactRecorder.feedback.noName')}
                  value={lastName}
                  onChange={({ currentTarget }) => setLastName(currentTarget.value)}
                />
              </div>
            )}
            {isNew && <p>{t('contactRecorder.feedback.stored')}</p>}
            <Group justify="flex-end">
              <Button variant="default" onClick={onClose}>
                {t('forms.cancel')}
              </Button>
              <Button type="submit" disabled={isNew && !isNamed} loading={create.isPending}>
                {t('contactRecorder.feedback.begin')}
              </Button>
            </Group>
          </Stack>
        </form>
      ) : (
        <ListSkeleton rows={3} />
      )}
    </PanelDialog>
  );
}

/** Contact persons of the sender's address, as far as the account reads addresses, and of the sender's name; undefined until it is known. */
function useKnownSenders({ email, firstName, lastName }: PersonFeedback): readonly ContactPerson[] | undefined {
  const searchesMail = mayReadContactData(useActor()) && email !== '';
  const hasName = `${firstName}${lastName}`.trim() !== '';
  const byMail = useMethod('findContactPersons', { filter: { email } }, { enabled: searchesMail });
  const byName = useMethod('findContactPersonByName', { firstName, lastName }, { enabled: hasName });
  const isAsking = (searchesMail && byMail.isLoading) || (hasName && byName.isLoading);
  if (isAsking) return undefined;
  // Found by a part of an address that somebody else has.
  const ofMail = (byMail.data?.data ?? []).filter((each) => each.email?.toLowerCase() === email.toLowerCase());
  return [...new Map([...ofMail, ...(byName.data ?? [])].map((each) => [each.id, each])).values()];
}

const labelOf = (person: ContactPerson) => [contactName(person), person.email].filter(Boolean).join(', ');

/** What the message says is the beginning of the transcript; the person that it is about, a contribution. */
const momentOf = (person: ContactPerson, { description, person_id, extend_person_name: name }: PersonFeedback) => ({
  ...{ person, type: 'feedback' as const, transcript: quoted(description) },
  contributions: name ? [{ type: 'person' as const, targetId: person_id, name }] : [],
});

const quoted = (text: string) => (text.trim() === '' ? '' : `${text.trim().replace(/^/gm, '> ')}\n\n`);
