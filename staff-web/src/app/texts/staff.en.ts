import { common } from '@salient/shared/i18n/en/common.ts';
import { staffHome } from '@salient/shared/i18n/en/staffHome.ts';

export default { common, staffHome };
