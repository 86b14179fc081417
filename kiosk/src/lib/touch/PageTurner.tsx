import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Icon } from './Icon.tsx';
import { TouchButton } from './TouchButton.tsx';

interface Props {
  readonly page: number;
  readonly pages: number;
  readonly onTurn: (page: number) => void;
  /** What is shown of how much; the page of how many unless given. */
  readonly label?: string;
}

/** To the screenful before and after; nothing where there is only one. */
export function PageTurner({ page, pages, onTurn, label }: Props) {
  const { t } = useTexts();
  if (pages < 2) return null;
  return (
    <div className="page-turner">
      <TouchButton className="button" disabled={page === 0} onClick={() => onTurn(page - 1)}>
        <Icon name="back" />
        {t('kiosk.previous')}
      </TouchButton>
      <span role="status">{label ?? t('kiosk.pageOf', { page: page + 1, pages })}</span>
      <TouchButton className="button" disabled={page === pages - 1} onClick={() => onTurn(page + 1)}>
        {t('kiosk.next')}
        <Icon name="next" />
      </TouchButton>
    </div>
  );
}
