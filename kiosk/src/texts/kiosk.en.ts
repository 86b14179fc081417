import { common } from '@salient/shared/i18n/en/common.ts';
import { kioskHome } from '@salient/shared/i18n/en/kioskHome.ts';

export default { common, kioskHome };
