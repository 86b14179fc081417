/** Cells that hold nothing but one of these say nothing, in any of the four languages. */
export const blanks: readonly string[] = [
  ...['?', '??', '???', '-', '--', '---', '.', '..', '...', '…', '/', '_', 'n/a', 'n.a.', 'nil', 'null', 'none'],
  ...['unknown', 'not known', 'not stated', 'not given', 'not recorded', 'unstated', 'unk', 'unk.'],
  ...['onbekend', 'niet bekend', 'niet gekend', 'niet vermeld', 'geen', 'onb.'],
  ...['inconnu', 'inconnue', 'non connu', 'non précisé', 'non précisée', 'non renseigné', 'néant', 'sans'],
  ...['unbekannt', 'nicht bekannt', 'nicht angegeben', 'unbek.', 'keine', 'ohne'],
];

const known = new Set(blanks);

export const saysNothing = (text: string): boolean => known.has(text.trim().toLowerCase());
