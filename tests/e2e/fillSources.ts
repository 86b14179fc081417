import type { DataSource } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';

const columns = ['nr', 'naam', 'geboren', 'stamnummer', 'nota', 'foto', 'opmerking van de redactie'];

/** The rows of two lists from which a person came: one as it stands there, and one of the time before rows were kept. */
export async function fillSources(db: DataSource, personId: string): Promise<void> {
  const [batch, older] = [uuidv7(), uuidv7()];
  await db.query(
    `INSERT INTO import_batch (id, kind, source, title, file_name, file_sha256, status, imported_by, columns)
     VALUES ($1, 'persons', 'cardiff-roll', 'Roll of Honour of the City of Cardiff', 'cardiff_roll.csv', '', 'finished', 'els', $3),
       ($2, 'persons', 'welsh-1919', '', 'welsh_regiment_1919.csv', '', 'finished', '', NULL)`,
    [batch, older, columns],
  );
  await db.query(
    `INSERT INTO import_row (kind, source, source_key, entity_id, row_hash, row_number, batch_id, line, cells)
     VALUES ('persons', 'cardiff-roll', '118', $1, '', 118, $2, 121, $4),
       ('persons', 'welsh-1919', '23481', $1, '', 7, $3, NULL, NULL)`,
    [
      personId,
      batch,
      older,
      ['118', 'McGEE, William J.', 'Nov. 1881', '23481', 'Son of John and Mary McGee,\nCathedral Road 12', null, null],
    ],
  );
}
