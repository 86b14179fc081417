import { calendarDayInBrussels } from '@salient/shared/lib/dates/calendarDay.ts';
import sharp from 'sharp';
import { v7 as uuidv7 } from 'uuid';
import { PersonEventEntity } from '../../core-server/src/areas/events/PersonEventEntity.ts';
import { createMaker } from '../harness/records/make.ts';
import { doneText, texts } from '../harness/records/makeStories.ts';
import { faceless, faces, familyName } from './faces.ts';
import { hangPhoto } from './hangPhoto.ts';
import { openMuseum } from './openMuseum.ts';

const size = { width: 1080, height: 1280 };

const inColour = (colour: readonly [number, number, number]) => {
  const [r, g, b] = colour;
  return sharp({ create: { ...size, channels: 3, background: { r, g, b } } })
    .jpeg({ quality: 95 })
    .toBuffer();
};

/** A museum of a few persons who died on this day of 1917, in one place and of one unit, and whose stories belong together. */
await openMuseum(async ({ dataSource, files }) => {
  const db = dataSource.manager;
  const make = createMaker(dataSource);
  const ieper = await make.place({ languages: { nl: { name: 'Ieper' } }, lat: 50.851, lon: 2.885 });
  const key = await make.keyLocation({ name: 'Menenpoort', number: 1 });
  const { month: died_month, day: died_day } = calendarDayInBrussels(new Date());

  async function person(surname: string) {
    const { id } = await make.person({
      ...{ surname, familyname: familyName, victim_type: 'military', in_namelist: true },
      ...{ born_year: 1890, died_day, died_month, died_year: 1917 },
    });
    for (const type of ['born', 'died'] as const) {
      await db.update(PersonEventEntity, { person_id: id, type }, { place_id: ieper.id });
    }
    const service = { enlisted_army: 'A.B.L.', enlisted_regt: '3de Linie', enlisted_reason: 'active service' } as const;
    await make.event('military', { person_id: id, ...service, start_year: 1914 });
    return id;
  }

  const persons = new Map<string, string>();
  for (const name of [...faces.map(({ name }) => name), ...Object.values(faceless)])
    persons.set(name, await person(name));
  const withStory = [...faces.map(({ name, id }) => ({ name, id })), { name: faceless.withStory, id: uuidv7() }];
  for (const [at, { name, id }] of withStory.entries()) {
    await make.story({
      ...{ id, person_id_ref: persons.get(name) ?? '', first_name: name, family_name: familyName, photo: false },
      ...{
        targets: ['museum', 'key'],
        key_location_id: key.id,
        key_day: died_day,
        key_month: died_month,
        key_year: 1917,
      },
      ...{ story_child_option: true, story_text: texts({ nl: doneText() }) },
      coupling_stories: withStory.slice(0, at).map((other) => other.id),
    });
    const photo = { size, settings: { grayscale: false } };
    const colour = faces.find((face) => face.name === name)?.colour;
    if (colour) await hangPhoto({ make, db, files }, id, { kind: 'profile', bytes: await inColour(colour), ...photo });
    await hangPhoto({ make, db, files }, id, { kind: 'extra', bytes: await inColour([128, 128, 128]), ...photo });
  }

  const everybody = [...persons.values()];
  for (const [at, one] of everybody.entries()) {
    const other = everybody[(at + 1) % everybody.length];
    await db.query(`INSERT INTO relation (id, person_id, related_person_id, relation) VALUES ($1, $2, $3, 'sibling')`, [
      ...[uuidv7(), one, other],
    ]);
  }
});
