import type { PhotoKind } from '@salient/shared/areas/stories/photos/photoTypes.ts';
import { emptyText, type StoryDraft, type TextDraft } from '@salient/shared/areas/stories/storyDraft.ts';
import type { DataSource } from 'typeorm';
import { FileEntity } from '../../core-server/src/areas/attachments/FileEntity.ts';
import { KeyLocationEntity } from '../../core-server/src/areas/key-locations/KeyLocationEntity.ts';
import { PlaceEntity } from '../../core-server/src/areas/places/PlaceEntity.ts';
import type { PersonStoryPhotoEntity } from '../../core-server/src/areas/stories/PersonStoryPhotoEntity.ts';
import type { Files } from '../../core-server/src/lib/files/Files.ts';
import { originalKey } from '../../core-server/src/lib/files/storageKeys.ts';
import type { Maker } from '../harness/records/make.ts';
import { texts } from '../harness/records/makeStories.ts';
import { drawPicture, type Scene, sceneSizes } from './drawPicture.ts';
import { hangPhoto } from './hangPhoto.ts';
import { storyIds } from './museumFacts.ts';
import { cyriel, emma } from './storyTexts.ts';

const done = (parts: Partial<TextDraft>): TextDraft => ({
  ...emptyText,
  ...parts,
  story_status: 'DONE',
  story_child_status: 'DONE',
});

interface ShownStory {
  readonly kind: PhotoKind;
  readonly scene: Scene;
  readonly settings?: Partial<PersonStoryPhotoEntity>;
}

/** Stories in every state that a visitor can meet: whole, in Dutch only, withdrawn, not yet published. */
export async function fillStories(make: Maker, { manager: db }: DataSource, files: Files): Promise<void> {
  // The museum's own: a second Ieper would be one too many in every suggestion.
  const ieper = await db.findOneByOrFail(PlaceEntity, { sort_name: 'ieper' });
  const key = await db.findOneByOrFail(KeyLocationEntity, { number: 8 });
  const contact = await make.contactPerson({ firstName: 'Griet', lastName: 'Verzwegen' });

  const photo = async (storyId: string, { kind, scene, settings }: ShownStory, index = 0) =>
    hangPhoto({ make, db, files }, storyId, {
      kind,
      bytes: await drawPicture(scene),
      size: sceneSizes[scene],
      settings,
      index,
    });

  async function story(
    id: string,
    first_name: string,
    family_name: string,
    given: Partial<StoryDraft> & { targets?: ('museum' | 'key')[] },
  ) {
    const { born_year = 1890, died_year = 1917 } = given;
    const person = await make.person({
      surname: first_name,
      familyname: family_name,
      gender: 'male',
      born_year,
      died_year,
    });
    for (const [type, fields] of [
      ['school', { school_name: 'Stadsschool', start_year: 1896, end_year: 1902 }],
      ['work', { work_profession: 'kantwerker', start_year: 1903, place_id: ieper.id }],
      ['where', { where_reason: 'fugitive', start_year: 1914, start_month: 11, place_id: ieper.id }],
    ] as const) {
      await make.event(type, { person_id: person.id, ...fields });
    }
    await make.story({
      id,
      person_id_ref: person.id,
      photo: false,
      first_name,
      family_name,
      born_year,
      died_year,
      ...given,
    });
  }

  const whole = { story_child_option: true, targets: ['museum', 'key'] as ('museum' | 'key')[] };
  await story(storyIds.cyriel, 'Cyriel', 'Lammertyn', {
    ...whole,
    story_text: texts({ nl: done(cyriel.nl), en: done(cyriel.en), fr: done(cyriel.fr), de: done(cyriel.de) }),
    key_location_id: key.id,
    key_day: 22,
    key_month: 4,
    key_year: 1915,
    key_organisation_title: 'Stad Ieper',
    linked_contact_persons: [{ person: contact.id, title: 'kleindochter van Cyriel' }],
  });
  const legend = {
    nl: 'De weg naar de stad, voor de oorlog.',
    en: 'The road to the town, before the war.',
    fr: '',
    de: '',
  };
  const alt = {
    nl: 'Een weg tussen populieren naar een toren.',
    en: 'A road between poplars leading to a tower.',
    fr: 'Une route entre des peupliers mène à une tour.',
    de: 'Eine Straße zwischen Pappeln führt zu einem Turm.',
  };
  await photo(storyIds.cyriel, {
    kind: 'profile',
    scene: 'portrait',
    settings: {
      legend: { nl: 'Cyriel in 1913.', en: 'Cyriel in 1913.', fr: 'Cyriel en 1913.', de: 'Cyriel 1913.' },
      alt: {
        nl: 'Portret van een jonge man met donker haar.',
        en: 'Portrait of a young man with dark hair.',
        fr: 'Portrait d’un jeune homme aux cheveux sombres.',
        de: 'Porträt eines jungen Mannes mit dunklem Haar.',
      },
    },
  });
  await photo(storyIds.cyriel, { kind: 'extra', scene: 'landscape', settings: { legend, alt } });
  await photo(
    storyIds.cyriel,
    { kind: 'extra', scene: 'portrait', settings: { dimension: 'portrait', width: 960, legend } },
    1,
  );
  await photo(storyIds.cyriel, { kind: 'map', scene: 'map', settings: { alt } });

  const ofKey = { collection: 'key_locations', ...sceneSizes.landscape, alt, legend } as const;
  const gate = await db.findOneByOrFail(KeyLocationEntity, { name: 'Menenpoort' });
  const { file_id } = await make.attachment(gate.id, ofKey);
  const { sha256 } = await db.findOneByOrFail(FileEntity, { id: file_id });
  await files.store.putBytes(originalKey(sha256), await drawPicture('landscape'));

  await story(storyIds.emma, 'Emma', 'Rosseel', {
    ...whole,
    born_year: 1899,
    died_year: 1982,
    coupling_stories: [storyIds.cyriel],
    story_text: texts({ nl: done(emma.nl), en: done(emma.en), fr: done(emma.fr), de: done(emma.de) }),
  });
  await photo(storyIds.emma, { kind: 'profile', scene: 'portrait', settings: { template: 2 } });

  await story(storyIds.dutchOnly, 'Remi', 'Callens', {
    targets: ['museum'],
    born_year: null,
    coupling_stories: [storyIds.cyriel],
    story_text: texts({ nl: done(cyriel.nl) }),
  });
  await photo(storyIds.dutchOnly, { kind: 'profile', scene: 'portrait', settings: { template: 3 } });

  const withdrawn = storyIds.withdrawn;
  await story(withdrawn, 'Alfons', 'Weggenomen', { targets: ['museum'], story_text: texts({ nl: done(emma.nl) }) });
  await db.query(
    `UPDATE person_story SET targets = '{}', published_date = NULL, unpublished_date = '2026-03-14T23:30+01' WHERE id = $1`,
    [withdrawn],
  );
  await story(storyIds.draft, 'Achiel', 'Ongezien', {
    story_child_option: true,
    story_text: texts({ nl: done(emma.nl) }),
  });
  await photo(storyIds.draft, { kind: 'profile', scene: 'portrait' });

  const onlyThere = { kiosks: [4], story_text: texts({ nl: done(emma.nl) }) };
  await story(storyIds.partner, 'Zita', 'Wachtmeester', { ...onlyThere, targets: ['museum'] });
  await story(storyIds.comes, 'Zeno', 'Wachtmeester', { ...onlyThere, coupling_stories: [storyIds.partner] });
  const onThird = { kiosks: [3], coupling_stories: [storyIds.cyriel], story_text: texts({ nl: done(emma.nl) }) };
  await story(storyIds.comesBefore, 'Odiel', 'Torrez', onThird);
  await story(storyIds.comesMeanwhile, 'Odette', 'Torrez', onThird);
  for (const id of [storyIds.partner, storyIds.comes, storyIds.comesBefore, storyIds.comesMeanwhile]) {
    await photo(id, { kind: 'profile', scene: 'portrait' });
  }
}
