import { common } from '@salient/shared/i18n/de/common.ts';
import { staffHome } from '@salient/shared/i18n/de/staffHome.ts';

export default { common, staffHome };
