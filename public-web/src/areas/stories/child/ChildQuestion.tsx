import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Icon } from '../../../lib/ui/icons.tsx';

interface Props {
  readonly question: string;
  /** Of the question, where that is not the reader's. */
  readonly lang: string | undefined;
}

/** What children are asked to look for in picture or text. */
export function ChildQuestion({ question, lang }: Props) {
  const { t } = useTexts();
  return (
    <aside className="child-question">
      <Icon name="search" />
      <div>
        <strong>{t('childStory.look')}</strong>
        <p lang={lang}>{question}</p>
      </div>
    </aside>
  );
}
