import type { PhaseKey } from './phases.ts';

/** A unit of the tables: `2nd Royal Fusiliers` is the regiment `Royal Fusiliers`, unit `Bn.`, number `2nd`. */
export interface TabledUnit {
  readonly regiment: string;
  readonly unit: string;
  readonly unitNr: string;
}

export interface TabledBrigade {
  readonly name: string;
  readonly units: readonly TabledUnit[];
}

export interface TabledDivision {
  readonly name: string;
  readonly corps: string;
  readonly phases: readonly PhaseKey[];
  readonly brigades: readonly TabledBrigade[];
}

/**
 * Reads an order of battle: a line without indent is a division, `name (corps): phases`, a line with indent a brigade,
 * `name: units between semicolons`. A unit begins with its number, a `-` instead when the regiment fought as one; a name
 * between `<` and `>` before the number tells another kind of unit than `kind`.
 */
export function readFormations(kind: string, text: string): TabledDivision[] {
  const divisions: (TabledDivision & { brigades: TabledBrigade[] })[] = [];
  for (const line of text.split('\n').filter((each) => each.trim() !== '')) {
    const [name = '', rest = ''] = splitOnce(line.trim(), ': ');
    if (/^\s/.test(line)) {
      const division = divisions.at(-1);
      if (!division) throw new Error(`brigade without division: ${line}`);
      division.brigades.push({ name, units: rest.split(';').map((unit) => readUnit(kind, unit.trim())) });
      continue;
    }
    const parts = /^(.*?)(?: \(([^()]*)\))?$/.exec(name);
    const [, title = '', corps = ''] = parts ?? [];
    divisions.push({ name: title, corps, phases: rest.split(/\s+/) as PhaseKey[], brigades: [] });
  }
  return divisions;
}

function splitOnce(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + separator.length)];
}

function readUnit(kind: string, text: string): TabledUnit {
  const [, ownKind, unitNr = '', regiment = ''] = /^(?:<([^>]*)> )?(\S+) (.+)$/.exec(text) ?? [];
  if (regiment === '') throw new Error(`"${text}" is no unit of the form "number regiment"`);
  return unitNr === '-' ? { regiment, unit: '', unitNr: '' } : { regiment, unit: ownKind ?? kind, unitNr };
}
