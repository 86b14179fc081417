import { type DayNumber, dayOf } from '../random/historicalDay.ts';
import { type Word, words } from './Word.ts';

/** A disease with the words for it: what the register wrote, being taken in with it, dying of it. */
export interface Illness {
  readonly reason: Word;
  readonly admitted: Word;
  readonly died: Word;
  readonly from: DayNumber;
  readonly to: DayNumber;
  /** Whether it struck soldiers, people at home, or both. */
  readonly who: 'soldiers' | 'civilians' | 'all';
}

function illness(who: Illness['who'], from: string, to: string, table: string): Illness {
  const [reason, admitted, died] = words(table);
  return {
    who,
    from: dayOf(from),
    to: dayOf(to),
    reason: reason as Word,
    admitted: admitted as Word,
    died: died as Word,
  };
}

const illnesses: readonly Illness[] = [
  illness(
    'all',
    '1914-08-01',
    '1919-12-31',
    `longontsteking | pneumonia | pneumonie | Lungenentzündung
     Opgenomen met longontsteking. | Admitted with pneumonia. | Hospitalisation pour pneumonie. | Mit Lungenentzündung eingeliefert.
     Overleden aan longontsteking. | Died of pneumonia. | Mort de pneumonie. | An Lungenentzündung gestorben.`,
  ),
  illness(
    'all',
    '1914-10-15',
    '1916-03-31',
    `buiktyfus | typhoid fever | fièvre typhoïde | Typhus
     Opgenomen met buiktyfus. | Admitted with typhoid fever. | Hospitalisation pour fièvre typhoïde. | Mit Typhus eingeliefert.
     Overleden tijdens de tyfusepidemie. | Died in the typhoid epidemic. | Mort pendant l'épidémie de typhoïde. | An Typhus gestorben.`,
  ),
  illness(
    'all',
    '1918-06-15',
    '1919-03-31',
    `Spaanse griep | influenza | grippe espagnole | Grippe
     Opgenomen met Spaanse griep. | Admitted with influenza. | Hospitalisation pour grippe. | Mit Grippe eingeliefert.
     Overleden aan de Spaanse griep. | Died in the influenza epidemic. | Victime de la grippe espagnole. | An der Grippe gestorben.`,
  ),
  illness(
    'soldiers',
    '1914-08-01',
    '1919-12-31',
    `hersenvliesontsteking | meningitis | méningite | Hirnhautentzündung
     Opgenomen met hoge koorts. | Admitted with high fever. | Hospitalisation pour forte fièvre. | Mit hohem Fieber eingeliefert.
     Overleden aan hersenvliesontsteking. | Died of meningitis. | Mort de méningite. | An Hirnhautentzündung gestorben.`,
  ),
  illness(
    'all',
    '1914-08-01',
    '1919-12-31',
    `tuberculose | tuberculosis | tuberculose | Tuberkulose
     Opgenomen met longtuberculose. | Admitted with tuberculosis. | Hospitalisation pour tuberculose. | Mit Tuberkulose eingeliefert.
     Overleden aan tuberculose. | Died of tuberculosis. | Mort de tuberculose. | An Tuberkulose gestorben.`,
  ),
  illness(
    'civilians',
    '1914-08-01',
    '1919-12-31',
    `uitputting | exhaustion | épuisement | Erschöpfung
     Opgenomen wegens uitputting. | Admitted suffering from exhaustion. | Hospitalisation pour épuisement. | Wegen Erschöpfung eingeliefert.
     Verzwakt door de ontberingen overleden. | Died weakened by hardship. | Mort d'épuisement. | An den Entbehrungen gestorben.`,
  ),
];

/** Diseases that were about on `day`. */
export function illnessesOn(day: DayNumber, who: 'soldiers' | 'civilians'): readonly Illness[] {
  return illnesses.filter((each) => (each.who === 'all' || each.who === who) && each.from <= day && day <= each.to);
}
