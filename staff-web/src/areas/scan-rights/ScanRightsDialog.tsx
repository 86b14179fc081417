import type { AttachmentRights, AttachmentWords } from '@salient/shared/areas/attachments/attachment.ts';
import { cleanWords } from '@salient/shared/areas/attachments/checkAttachment.ts';
import { type OwnRights, type RightsOwner, unsaidRights } from '@salient/shared/areas/scan-rights/scanRights.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { PanelDialog } from '../../lib/dialogs/PanelDialog.tsx';
import { ConflictDialog } from '../../lib/form/ConflictDialog.tsx';
import { EntityForm } from '../../lib/form/EntityForm.tsx';
import { useEntityForm } from '../../lib/form/useEntityForm.ts';
import { EmptyValue } from '../../lib/history/ShownValueText.tsx';
import { useMessages } from '../../lib/messages/useMessages.ts';
import { useServices } from '../../lib/services/services.ts';
import { checkWordsForm, unfinishedDays } from '../attachments/checkWordsForm.ts';
import { emptyWords, RightsFields } from '../attachments/RightsFields.tsx';
import { filledRights, type rightsFields, rightText } from '../attachments/rightsWords.ts';
import { scanRightsQueries } from './scanRightsQueries.ts';

/** Something whose rights are said, as it was read. */
export interface OwnerToSay extends OwnRights {
  readonly type: RightsOwner;
  readonly id: string;
}

interface Props {
  /** One or several; of several only what is filled in is said. */
  readonly owners: readonly [OwnerToSay, ...OwnerToSay[]];
  /** What holds as long as nothing is said of the one: the form begins with it. */
  readonly inherited: AttachmentRights | null;
  readonly onClose: () => void;
}

type Words = AttachmentWords & { readonly id: string; readonly version: number };

/** Says under which rights scans are used: of a box, a document, a page, or of several at once (beyond 17). */
export function ScanRightsDialog({ owners, inherited, onClose }: Props) {
  const { t } = useTexts();
  const messages = useMessages();
  const { unsavedWork } = useServices();
  const [one] = owners;
  const isOne = owners.length === 1;
  const form = useEntityForm<AttachmentWords, Words>({
    name: `scanRights.${isOne ? one.id : 'many'}`,
    entity: isOne && one.own ? { ...emptyWords, ...one.own, id: one.id, version: one.version } : undefined,
    empty: { ...emptyWords, ...((isOne && inherited) || {}) },
    check: isOne ? checkWordsForm : unfinishedDays,
    create: async (client, words) => {
      const rights = rightsOf(words);
      const [said] = await client.setScanRights({
        owners: owners.map(({ type, id, version }) => ({ type, id, version })),
        rights: isOne ? rights : filledRights(rights),
      });
      return { ...words, id: one.id, version: said?.version ?? one.version };
    },
    update: async (client, { version, ...words }) => {
      const [said] = await client.setScanRights({
        owners: [{ type: one.type, id: one.id, version }],
        rights: rightsOf(words),
      });
      return { ...emptyWords, ...(said?.own ?? {}), id: one.id, version: said?.version ?? version };
    },
    refreshes: scanRightsQueries,
    onSaved: () => {
      messages.success(t('scanRights.saved'));
      onClose();
    },
  });
  const label = (field: string) => t(`files.fields.${field as keyof AttachmentWords}`);
  const leave = async () => {
    if (await unsavedWork.mayLeave('dialog')) onClose();
  };
  const isSomething = isOne || Object.keys(filledRights(cleanWords(form.draft))).length > 0;
  return (
    <PanelDialog
      opened
      closesBeside={false}
      title={isOne ? t('scanRights.title') : t('scanRights.many', { count: owners.length })}
      onClose={() => void leave()}
    >
      <EntityForm form={form} verb={isSomething ? t('forms.save') : null} labelOf={label} onCancel={() => void leave()}>
        {!isOne && <p className="form-hint">{t('scanRights.manyEmpty')}</p>}
        <div className="form-grid">
          <RightsFields form={form} />
        </div>
      </EntityForm>
      {form.conflict && (
        <ConflictDialog
          conflict={form.conflict}
          mine={form.draft}
          labelOf={label}
          show={(field, _, draft) => rightText(draft, field as (typeof rightsFields)[number], t) || <EmptyValue />}
          onDecide={(choices) => void form.decide(choices)}
          onPostpone={form.postpone}
        />
      )}
    </PanelDialog>
  );
}

/** Rights alone, of words that say what a picture shows as well. */
const rightsOf = (words: AttachmentWords): AttachmentRights =>
  Object.fromEntries(
    Object.keys(unsaidRights).map((name) => [name, words[name as keyof AttachmentRights]]),
  ) as AttachmentRights;
