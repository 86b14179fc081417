import { keys } from '@salient/shared/i18n/en/keys.ts';
import { map } from '@salient/shared/i18n/en/map.ts';
import { sharing } from '@salient/shared/i18n/en/sharing.ts';

export default { keys, map, sharing };
