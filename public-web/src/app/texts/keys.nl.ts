import { keys } from '@salient/shared/i18n/nl/keys.ts';
import { map } from '@salient/shared/i18n/nl/map.ts';
import { sharing } from '@salient/shared/i18n/nl/sharing.ts';

export default { keys, map, sharing };
