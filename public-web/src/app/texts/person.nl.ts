import { accessibility } from '@salient/shared/i18n/nl/accessibility.ts';
import { memorials } from '@salient/shared/i18n/nl/memorials.ts';
import { personPage } from '@salient/shared/i18n/nl/personPage.ts';
import { projects } from '@salient/shared/i18n/nl/projects.ts';

export default { accessibility, memorials, personPage, projects };
