import { common } from '@salient/shared/i18n/de/common.ts';
import { kioskHome } from '@salient/shared/i18n/de/kioskHome.ts';

export default { common, kioskHome };
