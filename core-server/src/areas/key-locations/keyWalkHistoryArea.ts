import { keyWalkInputSchema } from '@salient/shared/areas/key-locations/keyWalk.ts';
import { canEdit } from '@salient/shared/areas/users/actor.ts';
import type { LanguageTexts } from '@salient/shared/lib/i18n/languageTexts.ts';
import { joinWords } from '../../lib/changes/RecordNaming.ts';
import { recordHistory } from '../../lib/records/recordHistory.ts';
import { callWithin } from '../../lib/rpc/callWithin.ts';
import { handleUpdateKeyWalk } from './changeKeyWalk.ts';
import { keyWalkKind } from './keyWalkKind.ts';

/** How history reads and restores theme walks. */
export const keyWalkHistoryArea = recordHistory(keyWalkKind, {
  naming: {
    columns: ['titles'],
    nameOf: ({ titles }) => joinWords([(titles as Partial<LanguageTexts> | undefined)?.nl]),
  },
  maySee: async (_db, actor) => canEdit(actor),
  update: async (restoring, id, version, fields) => {
    await callWithin(handleUpdateKeyWalk, restoring, { keyWalk: { id, version, ...fields } });
  },
  mayBringBack: () => true,
  checkKept: (restoring, kept) => keyWalkKind.validate(restoring, keyWalkInputSchema.parse(kept)),
});
