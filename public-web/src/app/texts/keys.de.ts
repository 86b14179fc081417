import { keys } from '@salient/shared/i18n/de/keys.ts';
import { map } from '@salient/shared/i18n/de/map.ts';
import { sharing } from '@salient/shared/i18n/de/sharing.ts';

export default { keys, map, sharing };
