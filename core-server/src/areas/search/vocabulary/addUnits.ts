import { unitInWords } from '@salient/shared/areas/military/names/unitInWords.ts';
import { eventTextKey } from '@salient/shared/areas/search/eventKeys.ts';
import type { UnitKeys } from '../conditions/SoftCondition.ts';
import type { InTurns, ReadRows } from './ReadRows.ts';
import { sameLabel } from './Term.ts';
import type { Vocabulary } from './Vocabulary.ts';

interface UnitRow extends UnitKeys {
  readonly army: string;
  readonly regiment: string;
  readonly unit: string;
  readonly unit_nr: string;
  readonly events: number;
}

type EntityRow = Pick<UnitRow, 'army' | 'regiment' | 'unit' | 'unit_nr'>;

/** The units that lists and records name; those of lists are given back. Regiments are suggested, and units by their numbers. */
export async function addUnits(
  { units, suggestions }: Vocabulary,
  { read, inTurns }: { readonly read: ReadRows; readonly inTurns: InTurns },
): Promise<readonly UnitKeys[]> {
  const listed = await read<UnitRow>(
    `SELECT n.army_key, n.regt_key, n.unit_key, n.nr_key, enlisted_army AS army, enlisted_regt AS regiment,
       enlisted_unit AS unit, enlisted_nr AS unit_nr, coalesce(events, 0) AS events
     FROM military_name n LEFT JOIN (
       SELECT army_key, regt_key, unit_key, nr_key, count(*)::integer AS events FROM person_event
       WHERE type = 'military' GROUP BY army_key, regt_key, unit_key, nr_key
     ) counted USING (army_key, regt_key, unit_key, nr_key)`,
  );
  const events = new Map<string, number>();
  await inTurns(listed, ({ army_key, regt_key, unit_key, nr_key, events: own, ...name }) => {
    const { army, regiment, unit, unit_nr } = name;
    units.add(`${regiment} ${unit_nr} ${unit}`, { army_key, regt_key, unit_key, nr_key });
    const labels = [unitInWords({ army, regiment, unit: '', unit_nr: '' }), unitInWords(name)];
    for (const label of new Set(labels)) if (label !== '') events.set(label, (events.get(label) ?? 0) + own);
  });
  await inTurns([...events], ([label, count]) => {
    if (count > 0) {
      // LstIR 27 is typed, LstIR. Nr. 27 is written.
      const short = label.replace(/\bN[ro]\.?\s+(?=\d)/g, '');
      suggestions.add({ kind: 'unit', label: sameLabel(label), events: count }, [short]);
    }
  });
  const entities = await read<EntityRow>(
    `SELECT army, regiment, unit, unit_nr FROM military_entity WHERE type IN ('regiment', 'unit')`,
  );
  await inTurns(entities, ({ army, regiment, unit, unit_nr }) =>
    units.add(`${regiment} ${unit_nr} ${unit}`, {
      ...{ army_key: eventTextKey(army), regt_key: eventTextKey(regiment) },
      ...{ unit_key: eventTextKey(unit), nr_key: eventTextKey(unit_nr) },
    }),
  );
  return listed;
}
