import { memorialPage } from '@salient/shared/areas/memorials/texts/memorialPage.nl.ts';
import { memorials } from '@salient/shared/areas/memorials/texts/memorials.nl.ts';
import { namesOfDay } from '@salient/shared/areas/names-of-day/texts/namesOfDay.nl.ts';
import { namesPages } from '@salient/shared/areas/persons/texts/namesPages.nl.ts';
import { personPage } from '@salient/shared/areas/persons/texts/personPage.nl.ts';
import { projects } from '@salient/shared/areas/projects/texts/projects.nl.ts';
import { accessibility } from '@salient/shared/lib/i18n/texts/accessibility.nl.ts';
import { sharing } from '@salient/shared/lib/i18n/texts/sharing.nl.ts';

export default { accessibility, memorialPage, memorials, namesOfDay, namesPages, personPage, projects, sharing };
