import { Button } from '@mantine/core';
import type { Memorial } from '@salient/shared/areas/memorials/memorial.ts';
import { failureOf } from '@salient/shared/lib/client/rpcError.ts';
import { useCommand } from '@salient/shared/lib/client/useCommand.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useState } from 'react';
import { useConfirm } from '../../../lib/dialogs/ConfirmProvider.tsx';
import { Icon } from '../../../lib/icons/Icon.tsx';
import { failureText } from '../../../lib/messages/failureText.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { ReferencePicker } from '../../../lib/picker/ReferencePicker.tsx';
import type { Reference } from '../../../lib/picker/referenceSources.ts';
import { useServices } from '../../../lib/services/services.ts';
import { QuickPersonDialog } from '../form/QuickPersonDialog.tsx';
import { useNameOf } from '../useNameOf.ts';
import { memoratedQueries } from './memoratedQueries.ts';

/** What a dialog for a new person begins with, and what is done once it was made. */
interface Making {
  readonly typed: string;
  readonly clear: () => void;
}

interface Props {
  readonly memorial: Memorial;
  /** Shows somebody in the list, which may have many pages. */
  readonly onShow: (name: string) => void;
}

/** Brings somebody onto a memorial: a person who is known, or a new one (MEMORIAL-30, MEMORIAL-31). */
export function AddToMemorial({ memorial, onShow }: Props) {
  const { t, language } = useTexts();
  const messages = useMessages();
  const nameOf = useNameOf();
  const [making, setMaking] = useState<Making | null>(null);
  const [refusal, setRefusal] = useState<unknown>(null);
  const add = useCommand('addPersonToMemorial', { refreshes: memoratedQueries, showsFailure: true });
  const askMove = useAskMove(memorial);
  const { id: memorialId, name } = memorial;
  const say = (person: string) =>
    messages.success(t('memorialRecord.persons.added', { name: person, memorial: name }), {
      action: { label: t('memorialRecord.persons.show', { name: person }), run: () => onShow(person) },
    });
  const pick = async (chosen: Reference | null) => {
    if (!chosen) return;
    setRefusal(null);
    try {
      const moved = await askMove(chosen);
      if (moved === 'no') return;
      const params = { personId: chosen.id, memorialId, moved: moved === 'yes' };
      add.mutate(params, { onSuccess: () => say(chosen.name), onError: setRefusal });
    } catch (error) {
      setRefusal(error);
    }
  };
  return (
    <div className="memorial-add">
      <ReferencePicker
        key={language}
        kind="person"
        label={t('memorialRecord.persons.add')}
        value={null}
        isForList
        readOnly={add.isPending}
        error={refusal ? failureText(failureOf(refusal), t) : null}
        onChange={(chosen) => void pick(chosen)}
        onCreate={(typed, clear) => setMaking({ typed, clear })}
      />
      <Button
        variant="default"
        leftSection={<Icon name="plus" />}
        onClick={() => setMaking({ typed: '', clear: () => undefined })}
      >
        {t('memorialRecord.persons.addNew')}
      </Button>
      {making && (
        <QuickPersonDialog
          typed={making.typed}
          {...(liesAmongSoldiers(memorial) ? { victimType: 'military' as const } : {})}
          making={{
            create: (client, person) => client.addNewPersonToMemorial({ memorialId, person }),
            refreshes: memoratedQueries,
          }}
          onClose={() => setMaking(null)}
          onCreated={(person) => {
            setMaking(null);
            making.clear();
            say(nameOf(person));
          }}
        />
      )}
    </div>
  );
}

/** On a military cemetery nearly all are soldiers; elsewhere the dialog begins as ever (QUICK-10). */
const liesAmongSoldiers = ({ type, type_cemetery_details: details }: Memorial) =>
  type === 'cemetery' && details?.kind === 'military';

/** Nobody has two present graves: who comes to a cemetery from another one was moved, or does not belong here. */
function useAskMove({ id: memorialId, name: memorial, type }: Memorial) {
  const { t } = useTexts();
  const { client } = useServices();
  const confirm = useConfirm();
  return async ({ id, name }: Reference): Promise<'yes' | 'no' | 'unneeded'> => {
    if (type !== 'cemetery') return 'unneeded';
    const person = await client.getPerson({ id });
    const memorials = ('memorials' in person && person.memorials) || [];
    // Who lies here already is refused by the server, with what it says of that.
    if (memorials.some((other) => other.id === memorialId)) return 'unneeded';
    const graves = memorials.filter(({ kind }) => kind === 'current').map((other) => other.name);
    if (graves.length === 0) return 'unneeded';
    const hasOriginal = memorials.some(({ kind }) => kind === 'original');
    const isMoved = await confirm({
      title: t('memorialRecord.persons.moveTitle', { name, memorial }),
      text: t(`memorialRecord.persons.${hasOriginal ? 'moveAgainText' : 'moveText'}`, {
        name,
        former: graves.join(', '),
      }),
      verb: t('memorialRecord.persons.moveVerb'),
    });
    return isMoved ? 'yes' : 'no';
  };
}
