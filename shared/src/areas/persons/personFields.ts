import { age, choice, type DraftOf, date, flag, line, names, text } from '../../lib/fields/fields.ts';
import { statedLivingStatuses } from './living/livingStatus.ts';
import { genders, personLimits, victimTypeDetails, victimTypes } from './personValues.ts';

/**
 * A person's own fields. What is said here of a field holds in calls, checks, forms, histories and merges; its column in
 * the database and whatever rule is special to it stand beside. Those of the section `names` are drawn by form and page
 * without more.
 */
export const personFields = {
  surname: line({ section: 'names', label: 'persons.fields.surname', longest: personLimits.name }),
  familyname: line({ section: 'names', label: 'persons.fields.familyname', longest: personLimits.name }),
  alternative_surnames: names({
    section: 'names',
    label: 'persons.fields.alternative_surnames',
    longest: personLimits.name,
    most: personLimits.alternativeNames,
  }),
  alternative_familynames: names({
    section: 'names',
    label: 'persons.fields.alternative_familynames',
    longest: personLimits.name,
    most: personLimits.alternativeNames,
  }),
  initials: line({ section: 'names', label: 'persons.fields.initials', longest: personLimits.initials }),
  nationality: line({ section: 'names', label: 'persons.fields.nationality', longest: personLimits.nationality }),
  gender: choice(genders, {
    label: 'persons.fields.gender',
    choices: 'persons.genders',
    empty: 'undefined',
    unsaid: ['undefined'],
  }),
  born: date({ label: 'persons.fields.born' }),
  died: date({ label: 'persons.fields.died' }),
  died_age: age({ label: 'persons.fields.age', greatest: personLimits.diedAge }),
  victim_type: choice(victimTypes, {
    label: 'persons.fields.victim_type',
    choices: 'persons.victimTypes',
    empty: 'civilian',
    unsaid: ['unknown', 'none'],
  }),
  victim_type_details: choice(victimTypeDetails, {
    label: 'persons.fields.victim_type_details',
    choices: 'persons.victimTypeDetails',
    empty: 'unknown',
    unsaid: ['unknown', 'none'],
  }),
  war_casualty: flag({ label: 'history.fields.war_casualty', empty: true }),
  in_namelist: flag({ label: 'history.fields.in_namelist', empty: true }),
  irish_memorial_records: flag({ label: 'persons.datasets.irish_memorial_records', empty: false }),
  /** Left out of the names of the day (beyond.md 7). */
  not_for_loop: flag({ label: 'persons.fields.not_for_loop', empty: false }),
  /** What staff know better than the rule of `judgeLife`, and why. */
  stated_living_status: choice(statedLivingStatuses, {
    label: 'persons.fields.stated_living_status',
    choices: 'persons.livingStatuses',
    empty: 'computed',
    unsaid: ['computed'],
  }),
  living_status_reason: line({
    label: 'persons.fields.living_status_reason',
    longest: personLimits.livingStatusReason,
  }),
  description: text({ label: 'persons.fields.description', longest: personLimits.description }),
};

/** A person's own fields as they are stored: clean texts, known choices, numbers or null for date parts. */
export interface PersonDraft extends DraftOf<typeof personFields> {}
