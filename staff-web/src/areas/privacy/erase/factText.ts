import { contactMethods } from '@salient/shared/areas/contacts/moments/contactMoment.ts';
import { mailKinds, mailStatuses } from '@salient/shared/areas/mails/mail.ts';
import type { HeldRecord } from '@salient/shared/areas/privacy/erase/erasure.ts';
import type { Translate } from '@salient/shared/lib/i18n/texts.ts';

type Fact = HeldRecord['facts'][number];

const oneOf = <Value extends string>(values: readonly Value[], text: string): Value | undefined =>
  values.find((value) => value === text);

/** What a record says, in words of the reader's language where it says it by a code. */
export function factText(t: Translate, { kind }: Pick<HeldRecord, 'kind'>, { fact, value }: Fact): string {
  const method = fact === 'method' && oneOf(contactMethods, value);
  if (method) return t(`contacts.methods.${method}`);
  if (kind !== 'mail') return fact === 'start' || fact === 'end' ? value.slice(0, 16) : value;
  const mail = fact === 'title' && oneOf(mailKinds, value);
  if (mail) return t(`accounts.mailKinds.${mail}`);
  const status = fact === 'status' && oneOf(mailStatuses, value);
  return status ? t(`accounts.mailStatuses.${status}`) : value;
}
