import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Icon } from '../../lib/touch/Icon.tsx';
import { TouchButton } from '../../lib/touch/TouchButton.tsx';

interface Props {
  /** Blank where nobody knows it. */
  readonly name: string;
  /** What is known of the person, in short. */
  readonly facts: string;
  readonly onClick: () => void;
}

/** A person of a list: the name as large as words are read, and what is known under it. */
export function PersonButton({ name, facts, onClick }: Props) {
  const { t } = useTexts();
  return (
    <TouchButton className="person-button" onClick={onClick}>
      <strong>{name || t('persons.nameless')}</strong>
      <span>{facts}</span>
      <Icon name="next" />
    </TouchButton>
  );
}
