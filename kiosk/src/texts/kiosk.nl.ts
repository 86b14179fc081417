import { common } from '@salient/shared/i18n/nl/common.ts';
import { kioskHome } from '@salient/shared/i18n/nl/kioskHome.ts';

export default { common, kioskHome };
