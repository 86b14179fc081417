import { accessibility } from '@salient/shared/i18n/de/accessibility.ts';
import { memorials } from '@salient/shared/i18n/de/memorials.ts';
import { namesOfDay } from '@salient/shared/i18n/de/namesOfDay.ts';
import { personPage } from '@salient/shared/i18n/de/personPage.ts';
import { projects } from '@salient/shared/i18n/de/projects.ts';
import { sharing } from '@salient/shared/i18n/de/sharing.ts';

export default { accessibility, memorials, namesOfDay, personPage, projects, sharing };
