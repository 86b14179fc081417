import { Button } from '@mantine/core';
import type { ContactMoment } from '@salient/shared/areas/contacts/moments/contactMoment.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Link } from 'react-router-dom';
import { Icon } from '../../../lib/icons/Icon.tsx';
import { FactRows } from '../../../lib/page/FactRows.tsx';
import { Notice } from '../../../lib/page/Notice.tsx';
import { Page } from '../../../lib/page/Page.tsx';
import { useRecordPath } from '../../../lib/records/useRecordPath.ts';
import { pathTo } from '../../../lib/routing/links.ts';
import '../contacts.css';
import { momentLabel } from './momentLabel.ts';
import { personOf } from './momentName.ts';

/** A moment that is only read: that of a key story, or as those see it who may not read contact data. */
export function MomentFacts({ moment }: { readonly moment: ContactMoment }) {
  const { t } = useTexts();
  const label = momentLabel(t);
  const storyPath = useRecordPath()('person_story', moment.storyId ?? '');
  const isOfStory = moment.type === 'key_story';
  const name = personOf(moment);
  return (
    <Page
      title={t('contactPages.momentWith', { name })}
      actions={
        isOfStory &&
        moment.storyId !== null &&
        storyPath && (
          <Button component={Link} to={storyPath} variant="default" leftSection={<Icon name="story" />}>
            {t('contactPages.toStory')}
          </Button>
        )
      }
    >
      <Notice tone="hint">{t(isOfStory ? 'contactPages.ofStory' : 'contactPages.momentsWithoutWords')}</Notice>
      <dl className="moment-facts">
        <FactRows
          facts={[
            [
              label('contactPersonId'),
              <Link key="person" to={pathTo('contact_person', { id: moment.contactPersonId })}>
                {name}
              </Link>,
            ],
            [label('contactMethod'), t(`contacts.methods.${moment.contactMethod}`)],
            [label('start'), moment.start],
            [label('end'), moment.end],
          ]}
        />
      </dl>
    </Page>
  );
}
