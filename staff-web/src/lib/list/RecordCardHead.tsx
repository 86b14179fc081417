import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Link } from 'react-router-dom';
import { Icon } from '../icons/Icon.tsx';
import { RowActions } from './RowActions.tsx';

interface Props {
  readonly name: string;
  /** Addresses of the record's panels. */
  readonly hrefOf: (panel: 'edit' | 'history') => string;
  /** What the buttons say to who hears them. */
  readonly labels: { readonly edit: string; readonly remove: string };
  readonly onRemove: () => void;
}

/** The head of a record's card, in lists too short for a table: its name, and what can be done with it. */
export function RecordCardHead({ name, hrefOf, labels, onRemove }: Props) {
  const { t } = useTexts();
  const history = t('historyPanel.openOf', { name });
  return (
    <header>
      <h2>
        <Link to={hrefOf('edit')} preventScrollReset>
          {name}
        </Link>
      </h2>
      <RowActions
        name={name}
        actions={[
          { key: 'edit', label: labels.edit, icon: <Icon name="edit" />, to: hrefOf('edit') },
          { key: 'history', label: history, icon: <Icon name="history" />, to: hrefOf('history') },
          { key: 'remove', label: labels.remove, icon: <Icon name="remove" />, tone: 'danger', onClick: onRemove },
        ]}
      />
    </header>
  );
}
