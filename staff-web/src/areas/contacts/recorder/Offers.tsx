import { Button } from '@mantine/core';
import type { Contribution } from '@salient/shared/areas/contacts/moments/contactMoment.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useServices } from '../../../lib/services/services.ts';
import { useShortcut } from '../../../lib/shortcuts/useShortcut.ts';
import { useStore } from '../../../lib/store/Store.ts';
import { useContribute } from './useContribute.ts';

/** What was saved while the moment is active, to be registered or not; it waits below the bar (PERSON-34, MOMENT-20). */
export function Offers() {
  const { contributionOffers } = useServices();
  const [first] = useStore(contributionOffers);
  return <div role="status">{first && <Offer key={first.targetId} offered={first} />}</div>;
}

function Offer({ offered }: { readonly offered: Contribution }) {
  const { t } = useTexts();
  const { contributionOffers } = useServices();
  const contribute = useContribute();
  const accept = () => {
    contribute(offered);
    contributionOffers.drop(offered);
  };
  useShortcut('c', t('contactRecorder.add'), accept);
  return (
    <div className="recorder-offer">
      <p>
        {t('contacts.messages.offerContribution')} <strong>{offered.name}</strong>
      </p>
      <Button size="compact-md" aria-keyshortcuts="c" onClick={accept}>
        {t('contactRecorder.register')}
      </Button>
      <Button size="compact-md" variant="default" onClick={() => contributionOffers.refuse(offered)}>
        {t('contactRecorder.doNotRegister')}
      </Button>
    </div>
  );
}
