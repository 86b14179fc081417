import type { Portrait } from '@salient/shared/areas/persons/portrait.ts';
import { Face } from '@salient/shared/areas/stories/Face.tsx';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Icon } from '../../lib/touch/Icon.tsx';
import { TouchButton } from '../../lib/touch/TouchButton.tsx';

interface Props {
  /** Blank where nobody knows it. */
  readonly name: string;
  /** What is known of the person, in short. */
  readonly facts: string;
  /** Null keeps the room of a face free, where others of the list have one. */
  readonly portrait?: Pick<Portrait, 'picture'> | null;
  readonly onClick: () => void;
}

/** A person of a list: the name as large as words are read, what is known under it, and the face where lists tell it. */
export function PersonButton({ name, facts, portrait, onClick }: Props) {
  const { t } = useTexts();
  return (
    <TouchButton className={`person-button${portrait === undefined ? '' : ' person-button-face'}`} onClick={onClick}>
      {portrait !== undefined && <Face portrait={portrait} />}
      <strong>{name || t('persons.nameless')}</strong>
      <span className="person-facts">{facts}</span>
      <Icon name="next" />
    </TouchButton>
  );
}
