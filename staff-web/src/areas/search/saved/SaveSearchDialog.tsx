import { Button, Checkbox, Stack } from '@mantine/core';
import { type SavedSearch, savedSearchLimits } from '@salient/shared/areas/saved-searches/savedSearch.ts';
import { failureOf } from '@salient/shared/lib/client/rpcError.ts';
import { useCommand } from '@salient/shared/lib/client/useCommand.ts';
import { fieldErrorsSchema } from '@salient/shared/lib/contract/validation.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useRef, useState } from 'react';
import { SteadyButton } from '../../../lib/controls/SteadyButton.tsx';
import { DialogButtons } from '../../../lib/dialogs/DialogButtons.tsx';
import { PanelDialog } from '../../../lib/dialogs/PanelDialog.tsx';
import { TextField } from '../../../lib/form/fields.tsx';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { savedQueries } from './savedQueries.ts';

interface Props {
  readonly opened: boolean;
  /** The search whose name and sharing change; absent for a new one. */
  readonly search: SavedSearch | undefined;
  /** What a new one asks. */
  readonly query: Readonly<Record<string, unknown>>;
  readonly onClose: () => void;
  readonly onSaved: (search: SavedSearch) => void;
}

/** Gives a question a name, and says who finds it. */
export function SaveSearchDialog({ opened, search, query, onClose, onSaved }: Props) {
  const { t } = useTexts();
  return (
    <PanelDialog
      opened={opened}
      closesBeside={false}
      onClose={onClose}
      title={search ? t('savedSearches.rename', { name: search.name }) : t('savedSearches.save')}
    >
      <SaveForm search={search} query={query} onClose={onClose} onSaved={onSaved} />
    </PanelDialog>
  );
}

function SaveForm({ search, query, onClose, onSaved }: Omit<Props, 'opened'>) {
  const { t } = useTexts();
  const messages = useMessages();
  const [name, setName] = useState(search?.name ?? '');
  const [isShared, setShared] = useState(search?.is_shared ?? false);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const form = useRef<HTMLFormElement>(null);
  const create = useCommand('createSavedSearch', { refreshes: savedQueries, showsFailure: true });
  const change = useCommand('changeSavedSearch', { refreshes: savedQueries, showsFailure: true });
  const isSaving = create.isPending || change.isPending;

  const refuse = (refused: readonly string[]) => {
    setCodes(refused);
    form.current?.querySelector('input')?.focus();
  };
  const save = async () => {
    if (isSaving) return;
    if (name.trim() === '') return refuse(['name: DATA_REQUIRED']);
    try {
      const saved = search
        ? await change.mutateAsync({ id: search.id, name, is_shared: isShared })
        : await create.mutateAsync({ name, is_shared: isShared, query: { ...query } });
      messages.success(t('savedSearches.saved', { name: saved.name }));
      onSaved(saved);
    } catch (error) {
      const { name: failure, data } = failureOf(error);
      const errors = failure === 'invalidData' ? (fieldErrorsSchema.safeParse(data).data?.name ?? []) : [];
      if (errors.length > 0) refuse(errors);
      else messages.failure(error);
    }
  };
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        void save();
      }}
    >
      <Stack gap="md">
        <TextField
          name="name"
          label={t('savedSearches.name')}
          hint={t('savedSearches.nameHint')}
          value={name}
          codes={codes}
          readOnly={false}
          maxLength={savedSearchLimits.name}
          required
          autoFocus
          onChange={(value) => {
            setName(value);
            setCodes([]);
          }}
        />
        <Checkbox
          label={t('savedSearches.share')}
          description={t('savedSearches.shareHint')}
          checked={isShared}
          onChange={(event) => setShared(event.currentTarget.checked)}
        />
        <DialogButtons>
          <Button variant="default" onClick={onClose}>
            {t('forms.cancel')}
          </Button>
          <SteadyButton type="submit" loading={isSaving}>
            {t('forms.save')}
          </SteadyButton>
        </DialogButtons>
      </Stack>
    </form>
  );
}
