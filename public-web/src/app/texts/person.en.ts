import { accessibility } from '@salient/shared/i18n/en/accessibility.ts';
import { memorials } from '@salient/shared/i18n/en/memorials.ts';
import { personPage } from '@salient/shared/i18n/en/personPage.ts';
import { projects } from '@salient/shared/i18n/en/projects.ts';

export default { accessibility, memorials, personPage, projects };
