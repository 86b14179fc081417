import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { editingText } from '@salient/shared/lib/realtime/editingText.ts';
import type { Editor, RecordRef } from '@salient/shared/lib/realtime/realtimeEvents.ts';
import { useEffect, useState } from 'react';
import { Notice } from '../page/Notice.tsx';
import { useServices } from '../services/services.ts';
import { useUser } from '../session/useSession.ts';

/** "Ann is also editing this": says it while it is so, and is only a hint. */
export function EditingLine({ record }: { readonly record: RecordRef }) {
  const texts = useTexts();
  const user = useUser();
  const { realtime } = useServices();
  const [others, setOthers] = useState<readonly Editor[]>([]);
  const [saver, setSaver] = useState<string | null>(null);
  const { type, id } = record;
  useEffect(
    () => realtime.edit({ type, id }, { onEditors: setOthers, onSaved: ({ account }) => setSaver(account) }),
    [realtime, type, id],
  );
  const line = editingText(texts, others);
  return (
    <>
      {line && <Notice tone="hint">{line}</Notice>}
      {saver !== null && saver !== user?.account && (
        <Notice tone="hint">{texts.t('forms.savedBy', { account: saver })}</Notice>
      )}
    </>
  );
}
