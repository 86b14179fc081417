import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { dictionaries, projectFolder } from './textFiles.fixture.ts';

/** Rows of the wording tables at the end of docs/requirements.md, cell by cell. */
const rows = readFileSync(join(projectFolder, 'docs/requirements.md'), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const cells = /^\| ([NW]-\d+) \| (.*) \|$/.exec(line);
    return cells ? [[cells[1] ?? '', ...(cells[2] ?? '').split(' | ')]] : [];
  });

/** Where the notices stand; where the table has one text for its row, word for word. */
const homes: Readonly<Record<string, readonly string[]>> = {
  'N-01': ['errors.network'],
  'N-02': ['errors.unexpected'],
  'N-03': ['file.invalidType'],
  'N-04': ['keyLocation.noQr'],
  'N-05': ['document.noUrlOrMimetype'],
  'N-06': ['storyPair.title'],
  'N-07': ['errors.invalidLogin'],
  'N-08': ['errors.accountNotActivated'],
  'N-09': ['access.activate.invalidKey'],
  'N-10': ['access.activate.done'],
  'N-11': ['access.reset.sent'],
  'N-12': ['access.reset.notFound'],
  'N-13': ['access.reset.done'],
  'N-14': ['access.tooShort'],
  'N-15': ['access.mismatch'],
  'N-16': ['session.ended'],
  'N-17': ['accounts.resent'],
  'N-18': ['forms.removeTitle', 'accounts.removeText'],
  'N-19': ['unsaved.leave'],
  'N-20': ['unsaved.warning'],
  'N-21': ['pickers.typeToSearch', 'pickers.searching', 'pickers.noResults'],
  'N-22': ['forms.removed'],
  'N-23': ['validation.ENTITY_HAS_CONTENT'],
  'N-24': ['validation.REFERENCED_BY_DOCUMENT', 'validation.REFERENCED_BY_PERSON_EVENT'],
  'N-25': ['person.saved'],
  'N-26': ['person.saveFailed'],
  'N-27': ['person.saveFirst'],
  'N-28': ['person.merged'],
  'N-29': ['feedback.submitted'],
  'N-30': ['place.created', 'place.merged'],
  'N-31': ['place.saveFailed'],
  'N-32': ['place.cannotRemove'],
  'N-33': ['place.tooManyEvents'],
  'N-34': ['place.lookupNotFound', 'place.lookupTooMany'],
  'N-35': ['memorial.created', 'memorial.updated'],
  'N-36': ['memorial.invalidAddress', 'memorial.needPlace'],
  'N-37': ['memorial.addressFound', 'memorial.addressNotFound'],
  'N-38': ['militaryEntity.created', 'militaryEntity.updated', 'militaryEntity.eventsRemoved'],
  'N-39': ['upload.failed'],
  'N-40': ['collection.removedNotice'],
  'N-41': ['documents.messages.saveFailed'],
  'N-42': ['document.uploadNotSupported'],
  'N-43': ['document.saveFirst'],
  'N-44': ['document.noDocument'],
  'N-45': ['page.document.pageSaved'],
  'N-46': ['page.uploaded', 'page.uploadFailed'],
  'N-47': ['page.notPreviewable'],
  'N-48': ['catalogue.invalidCode', 'catalogue.notFound', 'catalogue.recordNotFound'],
  'N-49': ['ConnectionAlreadyExists'],
  'N-50': ['contact.saveFailed', 'contact.removed', 'contact.removeFailed'],
  'N-51': ['contactMoment.invalidStart'],
  'N-52': ['contactMoment.invalidEnd'],
  'N-53': ['contactMoment.active'],
  'N-54': ['contactMoment.cancel'],
  'N-55': ['contactMoment.offerContribution'],
  'N-56': ['story.saved', 'story.published', 'story.unpublished'],
  'N-57': ['story.saveFailed', 'story.publishFailed'],
  'N-58': ['story.publishedBanner'],
  'N-59': ['story.publishWithoutLinks'],
  'N-60': ['story.linkedNeedsChild'],
  'N-61': ['story.invalidKeyDate'],
  'N-62': ['story.noNamesSet'],
  'N-63': ['positionInvalid', 'positionNotSet'],
  'N-64': ['keyLocation.created', 'keyLocation.updated', 'keyLocation.removed'],
  'N-65': ['errors.notPermitted'],
};

/** `(fixed)` marks what is not translated; typographic apostrophes and a full stop at the end are the app's own. */
const plain = (text = '') =>
  text
    .replace(/ \((fixed|vast)\)$/, '')
    .replaceAll('’', "'")
    .replace(/\.$/, '');
const textOf = (language: string, key: string) => dictionaries.get(language)?.get(key);

describe('the wording tables', () => {
  test.each(rows.filter(([id]) => id?.startsWith('W')))(
    '%s: the code %s in four languages [I18N-13, W-01 to W-29]',
    (...cells) => {
      const [, code = '', en, nl, fr, de] = cells;
      const key = `validation.${code.startsWith('(') ? 'unknown' : code}`;
      for (const [language, text] of Object.entries({ en, nl, fr, de })) {
        expect(plain(textOf(language, key)), language).toBe(text === '—' ? '' : plain(text));
      }
    },
  );

  test.each(rows.filter(([id]) => id?.startsWith('N')))(
    '%s: %s in four languages [I18N-10, I18N-13, N-01 to N-65]',
    (...cells) => {
      const [id = '', , en, nl] = cells;
      const keys = homes[id];
      expect(keys, `${id} has no home`).toBeDefined();
      for (const key of keys ?? []) {
        for (const language of dictionaries.keys())
          expect(textOf(language, key), `${key} in ${language}`).toBeDefined();
      }
      if (keys?.length !== 1 || id === 'N-01' || id === 'N-02') return;
      expect(plain(textOf('en', keys[0] ?? ''))).toBe(plain(en));
      // The table leaves it English; KEYLOC-12 wants each language to say it.
      if (id === 'N-04') return;
      expect(plain(textOf('nl', keys[0] ?? ''))).toBe(plain(nl));
    },
  );
});

/** Words that native speakers asked for where others had been chosen. */
const asked: readonly (readonly [language: string, key: string, text: string])[] = [
  ['nl', 'keyLocation.noQr', 'Nog geen QR-code'],
  ['fr', 'keyLocation.noQr', 'Pas encore de code QR'],
  ['de', 'keyLocation.noQr', 'Noch kein QR-Code'],
  ['nl', 'events.types.extra', 'Andere gebeurtenis'],
  ['fr', 'events.types.extra', 'Autre événement'],
  ['nl', 'files.fields.permission_date', 'Toestemming vanaf'],
  ['nl', 'kiosks.ask.title', 'Opdrachten'],
  ['fr', 'kiosks.ask.title', 'Commandes'],
  ['nl', 'users.types.normal', 'Medewerker'],
  ['nl', 'personRecord.soundsAlike', 'Ook namen die hetzelfde klinken'],
  ['nl', 'storyEditor.tabs.stories', 'Teksten'],
  ['nl', 'merging.dialog.address', 'Het webadres van {name} leidt voortaan naar de fiche die blijft.'],
  ['nl', 'validation.LICENCE_UNKNOWN', 'Van een foto zijn de rechten nog niet bekend'],
  ['nl', 'home.api', 'API voor ontwikkelaars'],
  ['fr', 'storySummary.readiness.kiosks_other', 'Apparaît sur les bornes {kiosks}'],
  ['fr', 'pages.feedback', 'Réactions au sujet des personnes'],
  ['fr', 'staffFeedback.nobody', 'Pas encore attribué'],
];

test.each(asked)('%s says %s as its native speakers do', (language, key, text) => {
  expect(textOf(language, key)).toBe(text);
});
