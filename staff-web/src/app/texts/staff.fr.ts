import { common } from '@salient/shared/i18n/fr/common.ts';
import { staffHome } from '@salient/shared/i18n/fr/staffHome.ts';

export default { common, staffHome };
