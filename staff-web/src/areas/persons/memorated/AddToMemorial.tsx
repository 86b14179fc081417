import { Button } from '@mantine/core';
import type { Memorial } from '@salient/shared/areas/memorials/memorial.ts';
import { failureOf } from '@salient/shared/lib/client/rpcError.ts';
import { useCommand } from '@salient/shared/lib/client/useCommand.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useState } from 'react';
import { Icon } from '../../../lib/icons/Icon.tsx';
import { failureText } from '../../../lib/messages/failureText.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { ReferencePicker } from '../../../lib/picker/ReferencePicker.tsx';
import type { Reference } from '../../../lib/picker/referenceSources.ts';
import { QuickPersonDialog } from '../form/QuickPersonDialog.tsx';
import { useNameOf } from '../useNameOf.ts';
import { memoratedQueries } from './memoratedQueries.ts';

/** What a dialog for a new person begins with, and what is done once it was made. */
interface Making {
  readonly typed: string;
  readonly clear: () => void;
}

/** Brings somebody onto a memorial: a person who is known, or a new one (MEMORIAL-30, MEMORIAL-31). */
export function AddToMemorial({ memorial }: { readonly memorial: Memorial }) {
  const { t, language } = useTexts();
  const messages = useMessages();
  const nameOf = useNameOf();
  const [making, setMaking] = useState<Making | null>(null);
  const [refusal, setRefusal] = useState<unknown>(null);
  const add = useCommand('addPersonToMemorial', { refreshes: memoratedQueries, showsFailure: true });
  const { id: memorialId, name } = memorial;
  const say = (person: string) => messages.success(t('memorialRecord.persons.added', { name: person, memorial: name }));
  const pick = (chosen: Reference | null) => {
    if (!chosen) return;
    setRefusal(null);
    add.mutate({ personId: chosen.id, memorialId }, { onSuccess: () => say(chosen.name), onError: setRefusal });
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
        onChange={pick}
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
