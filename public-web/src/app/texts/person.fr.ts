import { accessibility } from '@salient/shared/i18n/fr/accessibility.ts';
import { memorials } from '@salient/shared/i18n/fr/memorials.ts';
import { personPage } from '@salient/shared/i18n/fr/personPage.ts';
import { projects } from '@salient/shared/i18n/fr/projects.ts';

export default { accessibility, memorials, personPage, projects };
