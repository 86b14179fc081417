import { casualtiesWithoutCause } from './casualtiesWithoutCause.ts';
import { eventsOutsideWar } from './eventsOutsideWar.ts';
import { likelyDoubles } from './likelyDoubles.ts';
import { namesWithEncodingDamage } from './namesWithEncodingDamage.ts';
import { personMergeSuggestions } from './personMergeSuggestions.ts';
import { personsNotIndexed } from './personsNotIndexed.ts';
import { personsWithImprobableAge } from './personsWithImprobableAge.ts';
import { personsWithInvalidDates } from './personsWithInvalidDates.ts';
import { personsWithoutEvents } from './personsWithoutEvents.ts';
import { placesFarFromUnit } from './placesFarFromUnit.ts';
import { unitsOutOfTime } from './unitsOutOfTime.ts';

/** The reports of persons, in the order in which they are offered. */
export const personReports = [
  personMergeSuggestions,
  likelyDoubles,
  personsWithInvalidDates,
  personsWithImprobableAge,
  personsWithoutEvents,
  casualtiesWithoutCause,
  eventsOutsideWar,
  unitsOutOfTime,
  placesFarFromUnit,
  namesWithEncodingDamage,
  personsNotIndexed,
];
