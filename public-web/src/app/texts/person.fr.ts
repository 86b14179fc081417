import { accessibility } from '@salient/shared/i18n/fr/accessibility.ts';
import { memorials } from '@salient/shared/i18n/fr/memorials.ts';
import { namesOfDay } from '@salient/shared/i18n/fr/namesOfDay.ts';
import { personPage } from '@salient/shared/i18n/fr/personPage.ts';
import { projects } from '@salient/shared/i18n/fr/projects.ts';
import { sharing } from '@salient/shared/i18n/fr/sharing.ts';

export default { accessibility, memorials, namesOfDay, personPage, projects, sharing };
