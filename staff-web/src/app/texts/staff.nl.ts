import { common } from '@salient/shared/i18n/nl/common.ts';
import { staffHome } from '@salient/shared/i18n/nl/staffHome.ts';

export default { common, staffHome };
