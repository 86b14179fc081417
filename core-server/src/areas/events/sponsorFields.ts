import { sponsorPersonalFields } from '@salient/shared/areas/events/sponsorPersonalFields.ts';
import { tellingFields } from '@salient/shared/lib/personal-data/personalFields.ts';

/** What a commemoration says of who made it: columns of its row, and fields of its trail. */
export const sponsorFields = tellingFields(sponsorPersonalFields);

/** What the columns of a row become whose sponsor goes. A form that was read before is a conflict then, and brings nothing back. */
export const withoutSponsor: Readonly<Record<string, string>> = {
  ...Object.fromEntries(sponsorFields.map((field) => [`"${field}"`, `''`])),
  version: 't.version + 1',
};
