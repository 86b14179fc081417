import { Button, Menu } from '@mantine/core';
import { type ContactMethod, contactMethods } from '@salient/shared/areas/contacts/moments/contactMoment.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Icon } from '../../../lib/icons/Icon.tsx';
import { pathTo } from '../../../lib/routing/links.ts';
import type { StartMomentProps } from '../contactPersonSlots.ts';
import { ActiveNotice } from './ActiveNotice.tsx';
import './recorder.css';
import { useRecorder } from './useRecorder.ts';

/** Starts a contact moment with a chosen method, once the contact person is saved (CONTACT-05, MOMENT-16). */
export function StartMoment({ save }: StartMomentProps) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const { recorder, moment } = useRecorder();
  const [isSaving, setSaving] = useState(false);
  if (moment) return <ActiveNotice moment={moment} />;
  const start = async (type: ContactMethod) => {
    setSaving(true);
    try {
      const person = await save();
      if (person && recorder.start({ person, type })) await navigate(pathTo('record_contact_moment'));
    } finally {
      setSaving(false);
    }
  };
  return (
    <Menu position="bottom-start" returnFocus withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Button
          className="recorder-start"
          leftSection={<Icon name="moment" />}
          rightSection={<Icon name="down" />}
          loading={isSaving}
        >
          {t('contactRecorder.start')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {contactMethods.map((type) => (
          <Menu.Item key={type} onClick={() => void start(type)}>
            {t(`contacts.methods.${type}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
