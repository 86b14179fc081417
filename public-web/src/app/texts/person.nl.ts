import { accessibility } from '@salient/shared/i18n/nl/accessibility.ts';
import { memorials } from '@salient/shared/i18n/nl/memorials.ts';
import { namesOfDay } from '@salient/shared/i18n/nl/namesOfDay.ts';
import { personPage } from '@salient/shared/i18n/nl/personPage.ts';
import { projects } from '@salient/shared/i18n/nl/projects.ts';
import { sharing } from '@salient/shared/i18n/nl/sharing.ts';

export default { accessibility, memorials, namesOfDay, personPage, projects, sharing };
