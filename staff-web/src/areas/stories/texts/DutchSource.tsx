import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';

interface Props {
  readonly label: string;
  readonly text: string;
}

/** The Dutch text that is translated, beside the field. */
export function DutchSource({ label, text }: Props) {
  const { t } = useTexts();
  return (
    <div className="dutch-source">
      <p className="dutch-source-label">{label}</p>
      <p lang="nl" className="long-text">
        {text || <span className="shown-empty">{t('storyEditor.states.empty')}</span>}
      </p>
    </div>
  );
}
