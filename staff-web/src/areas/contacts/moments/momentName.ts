import { contactName } from '@salient/shared/areas/contacts/contactPerson.ts';
import type { ContactMoment } from '@salient/shared/areas/contacts/moments/contactMoment.ts';
import type { Translate } from '@salient/shared/lib/i18n/texts.ts';

type Named = Pick<ContactMoment, 'personFirstName' | 'personLastName' | 'start'>;

/** Whom a moment of contact was with. */
export const personOf = ({ personFirstName, personLastName }: Named): string =>
  contactName({ firstName: personFirstName, lastName: personLastName });

/** What tells a moment from others: whom it was with, and when it began. */
export function momentName(t: Translate, moment: Named): string {
  const name = personOf(moment);
  return moment.start === null
    ? t('contactPages.momentWith', { name })
    : t('contactPages.momentOf', { name, start: moment.start });
}
