import { accessibility } from '@salient/shared/i18n/de/accessibility.ts';
import { memorials } from '@salient/shared/i18n/de/memorials.ts';
import { personPage } from '@salient/shared/i18n/de/personPage.ts';
import { projects } from '@salient/shared/i18n/de/projects.ts';

export default { accessibility, memorials, personPage, projects };
