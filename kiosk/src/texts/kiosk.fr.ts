import { common } from '@salient/shared/i18n/fr/common.ts';
import { kioskHome } from '@salient/shared/i18n/fr/kioskHome.ts';

export default { common, kioskHome };
