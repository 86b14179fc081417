import { keys } from '@salient/shared/i18n/fr/keys.ts';
import { map } from '@salient/shared/i18n/fr/map.ts';
import { sharing } from '@salient/shared/i18n/fr/sharing.ts';

export default { keys, map, sharing };
