import { describe, expect, test } from 'vitest';
import { restoreFields, type UndoRules } from './restoreFields.ts';

interface Part {
  readonly id: string;
  readonly key: string;
  readonly text: string;
}

interface Draft {
  readonly lat: number | null;
  readonly lon: number | null;
  readonly names: readonly string[];
  readonly parts: readonly Part[];
}

const rules: UndoRules<Draft> = { together: [['lat', 'lon']], partKeys: { parts: ({ key }) => key } };
const empty: Draft = { lat: null, lon: null, names: [], parts: [] };

const undo = (kept: Partial<Draft>, merged: Partial<Draft>, after: Partial<Draft>, present: Partial<Draft>) => {
  const [kept_before, merged_before] = [
    { ...empty, ...kept },
    { ...empty, ...merged },
  ];
  const kept_after = { ...kept_before, ...after };
  return restoreFields<Draft>({ ...kept_after, ...present }, { kept_before, kept_after, merged_before }, rules);
};

const part = (id: string, key: string, text = ''): Part => ({ id, key, text });

describe('what belongs together', () => {
  const came = { lat: 51, lon: 3 };

  test('goes back together', () => {
    expect(undo({}, came, came, {})).toMatchObject({ kept: { lat: null, lon: null }, left: [] });
  });

  test('stays together when one of it was changed since', () => {
    expect(undo({}, came, came, { lat: 52 })).toMatchObject({ kept: { lat: 52, lon: 3 }, left: ['lat', 'lon'] });
    // The merge brought the same longitude, so that it changed one of the two only.
    const moved = undo({ lat: 50, lon: 3 }, came, came, { lon: 4 });
    expect(moved).toMatchObject({ kept: { lat: 51, lon: 4 }, left: ['lat', 'lon'] });
  });

  test('stays together also where it is a list', () => {
    const told: UndoRules<Draft> = { together: [['names', 'lat']] };
    const merge = {
      kept_before: { ...empty },
      kept_after: { ...empty, names: ['x'], lat: 1 },
      merged_before: { ...empty },
    };
    const restored = restoreFields<Draft>({ ...merge.kept_after, names: ['x', 'y'] }, merge, told);
    expect(restored).toMatchObject({ kept: { names: ['x', 'y'], lat: 1 }, left: ['names', 'lat'] });
  });

  test('is of no concern when the merge left it alone', () => {
    expect(undo(came, {}, { names: ['x'] }, { lat: 52 })).toMatchObject({ kept: { lat: 52, lon: 3 }, left: [] });
  });
});

describe('a part that stood for one of each', () => {
  const own = [part('own', 'x', 'a')];
  const theirs = [part('theirs', 'x', 'b'), part('more', 'y')];
  const after = { parts: [part('own', 'x', 'a, b'), part('more', 'y')] };
  const parts = (present: readonly Part[]) => {
    const { kept, merged } = undo({ parts: own }, { parts: theirs }, after, { parts: present });
    return [kept.parts, merged.parts];
  };

  test('is two again, each with its own words', () => {
    expect(parts(after.parts)).toEqual([own, theirs]);
    expect(parts([part('own', 'x', 'a, b')])).toEqual([own, [part('theirs', 'x', 'b')]]);
  });

  test('was changed for both, and taken away from both', () => {
    expect(parts([part('own', 'z', 'a, b'), part('more', 'y')])).toEqual([
      [part('own', 'z', 'a')],
      [part('theirs', 'z', 'b'), part('more', 'y')],
    ]);
    expect(parts([part('more', 'y')])).toEqual([[], [part('more', 'y')]]);
  });

  test('was taken away from both also where the merge changed nothing of it', async () => {
    const { kept, merged } = undo({ parts: own }, { parts: [part('theirs', 'x', 'a')] }, {}, { parts: [] });
    expect([kept.parts, merged.parts]).toEqual([[], []]);
  });

  test('is still there for both when it was sent anew under another id', () => {
    const anew = part('anew', 'x', 'a, b');
    expect(parts([anew, part('more', 'y')])).toEqual([[anew], theirs]);
  });
});
