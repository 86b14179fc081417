import { callFunction, type FunctionTable } from '@salient/shared/areas/functions/functionMethods.ts';
import type { PersonQueryInput } from '@salient/shared/areas/search/personQuery.ts';
import { v7 as uuidv7 } from 'uuid';
import type { TestServer } from '../harness/startServer.ts';
import type { TestClient } from '../harness/TestClient.ts';

/** First and last names of the answer, in its order. */
export async function search(client: TestClient, args: PersonQueryInput, more: object = {}): Promise<string[]> {
  const answer = await searchTable(client, args, more);
  return answer.data.map((row) => `${row.surname} ${row.familyname}`.trim());
}

export async function searchTable(
  client: TestClient,
  args: PersonQueryInput,
  more: object = {},
): Promise<FunctionTable> {
  const answer = await client.call(callFunction, {
    name: 'FindPersonAdvancedPublic',
    args: args as Record<string, unknown>,
    limit: 50,
    ...more,
  });
  if (typeof answer === 'string') throw new Error('a table was expected');
  return answer;
}

/** A handful of people made so that each filter tells some of them apart. */
export async function makeTown(server: TestServer) {
  const { make, dataSource } = server;
  const ieper = await make.place({
    languages: { nl: { name: 'Ieper' }, fr: { name: 'Ypres' } },
    lat: 50.851,
    lon: 2.8857,
  });
  const zillebeke = await make.place({ languages: { nl: { name: 'Zillebeke' } }, lat: 50.8353, lon: 2.9218 });
  const oostende = await make.place({ languages: { nl: { name: 'Oostende' } }, lat: 51.2247, lon: 2.9117 });
  const tyneCot = await make.memorial({ name: 'Tyne Cot Cemetery' });
  const project = await make.project();

  const division = await make.militaryEntity({ type: 'division', army: 'B.E.F.', division: '4th Division' });
  const battalion = await make.militaryEntity({
    type: 'unit',
    army: 'B.E.F.',
    regiment: 'Hampshire Regiment',
    unit: 'Battalion',
    unit_nr: '1',
  });
  await make.historyEntry(battalion.id, {
    type: 'structure',
    entity_id: division.id,
    from_date: '191408??',
    to_date: '191511??',
  });

  const jan = await make.person({
    surname: 'Jan',
    familyname: 'De Smet',
    alternative_familynames: ['Desmedt'],
    nationality: 'België',
    gender: 'male',
    ...{ born_day: 3, born_month: 5, born_year: 1890, died_day: 31, died_month: 7, died_year: 1917 },
    victim_type: 'military',
  });
  await make.event('military', {
    person_id: jan.id,
    enlisted_reason: 'active service',
    ...{ enlisted_army: 'B.E.F.', enlisted_regt: 'Hampshire Regiment', enlisted_unit: 'Battalion', enlisted_nr: '1' },
    enlisted_number: '12/3456',
    enlisted_rank: 'Sergeant',
    military_entity_id: battalion.id,
    start_year: 1914,
  });
  await make.event('injured', { person_id: jan.id, place_id: ieper.id, injured_wound: 'Linkerarm', start_year: 1915 });
  await make.event('injured', { person_id: jan.id, place_id: oostende.id, injured_wound: 'Been', start_year: 1916 });
  await make.event('memorated', { person_id: jan.id, memorial_id: tyneCot.id, memorial_kind: 'original' });
  await dataSource.query('INSERT INTO project_membership (person_id, project_id) VALUES ($1, $2)', [
    jan.id,
    project.id,
  ]);

  const marie = await make.person({
    surname: 'Marie-Thérèse',
    familyname: 'Vandenberghe',
    nationality: 'Belgie',
    gender: 'female',
    born_year: 1902,
    died_year: 1917,
    died_month: 10,
    victim_type_details: 'executed',
  });
  const flight = await make.event('where', {
    person_id: marie.id,
    where_reason: 'fugitive',
    place_id: zillebeke.id,
    start_year: 1914,
  });
  await make.event('injured', {
    person_id: marie.id,
    place_id: oostende.id,
    injured_wound: 'Linkerarm',
    start_year: 1915,
  });

  await make.story({
    ...{ person_id_ref: marie.id, place_source_event_ref: flight.id },
    ...{ targets: ['museum'], kiosks: [2, 3] },
  });

  const karl = await make.person({
    surname: 'Karl',
    familyname: 'Müller',
    initials: 'K.H.',
    nationality: '',
    gender: 'male',
    war_casualty: false,
    in_namelist: false,
    victim_type: 'military',
    died_year: 1953,
    died_age: 61,
  });
  await make.event('military', {
    person_id: karl.id,
    enlisted_reason: 'enlisted',
    enlisted_army: 'D.K.H.',
    enlisted_regt: 'Infanterie-Regiment',
    enlisted_nr: '27',
  });
  await make.event('jailed', { person_id: karl.id, jailed_type: 'captive', start_year: 1918 });
  await make.event('work', { person_id: karl.id, work_company_name: 'Krupp', work_profession: 'Schlosser' });
  await dataSource.query(
    `INSERT INTO relation (id, person_id, related_person_id, relation) VALUES ($1, $2, $3, 'friend')`,
    [uuidv7(), karl.id, marie.id],
  );
  return { ieper, zillebeke, oostende, tyneCot, project, jan, marie, karl };
}
