import { accessibility } from '@salient/shared/i18n/en/accessibility.ts';
import { memorials } from '@salient/shared/i18n/en/memorials.ts';
import { namesOfDay } from '@salient/shared/i18n/en/namesOfDay.ts';
import { personPage } from '@salient/shared/i18n/en/personPage.ts';
import { projects } from '@salient/shared/i18n/en/projects.ts';
import { sharing } from '@salient/shared/i18n/en/sharing.ts';

export default { accessibility, memorials, namesOfDay, personPage, projects, sharing };
