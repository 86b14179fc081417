import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';

interface Props {
  readonly part: 'events' | 'documentation' | 'contacts';
}

/** Says that nothing hangs here yet (A11). */
export function EmptyPart({ part }: Props) {
  const { t } = useTexts();
  return (
    <div className="record-empty">
      <p>{t(`personRecord.empty.${part}`)}</p>
    </div>
  );
}
