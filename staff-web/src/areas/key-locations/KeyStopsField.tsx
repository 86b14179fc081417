import { ActionIcon, Select } from '@mantine/core';
import type { MapKeyLocation } from '@salient/shared/areas/key-locations/keyLocation.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { distanceBetween } from '@salient/shared/lib/map/distance.ts';
import { distanceText } from '@salient/shared/lib/map/distanceText.ts';
import { useEffect, useRef, useState } from 'react';
import { FieldErrors } from '../../lib/form/FieldErrors.tsx';
import type { FieldProps } from '../../lib/form/useEntityForm.ts';
import { Icon } from '../../lib/icons/Icon.tsx';

interface Props extends FieldProps<readonly string[]> {
  /** All keys of the museum. */
  readonly all: readonly MapKeyLocation[];
}

/** How a key is told from the others: number and name. */
export const keyText = ({ number, name }: Pick<MapKeyLocation, 'number' | 'name'>) =>
  number === null ? name : `${number}. ${name}`;

/** The keys of a walk in their order, moved by buttons, and how far it is from one to the next. */
export function KeyStopsField({ all, value, codes, onChange }: Props) {
  const { t, language } = useTexts();
  const [moved, setMoved] = useState('');
  const list = useRef<HTMLOListElement>(null);
  /** The button that has the focus once the list is drawn anew: it went along with its key. */
  const next = useRef<string | null>(null);
  useEffect(() => {
    if (next.current === null) return;
    const button = list.current?.querySelector<HTMLElement>(next.current);
    next.current = null;
    button?.focus();
  });
  const keys = value.flatMap((id) => all.find((key) => key.id === id) ?? []);
  const left = all.filter(({ id }) => !value.includes(id));
  const metres = keys.slice(1).reduce((sum, key, index) => {
    const before = keys[index];
    return before ? sum + distanceBetween(before.position, key.position) : sum;
  }, 0);
  const distance = distanceText(metres, language);

  const move = (key: MapKeyLocation, by: -1 | 1) => {
    const from = value.indexOf(key.id);
    const to = from + by;
    const order = value.filter((id) => id !== key.id);
    order.splice(to, 0, key.id);
    const way = by < 0 ? (to === 0 ? 'down' : 'up') : to === value.length - 1 ? 'up' : 'down';
    next.current = `[data-key="${key.id}"] [data-way="${way}"]`;
    setMoved(t('keyWalks.moved', { name: key.name, place: to + 1 }));
    onChange(order);
  };
  return (
    <fieldset className="key-stops" tabIndex={-1} aria-invalid={codes.length > 0 || undefined}>
      <legend>{t('keyWalks.keys')}</legend>
      <FieldErrors codes={codes} />
      {keys.length === 0 ? (
        <p className="form-hint">{t('keyWalks.noKeys')}</p>
      ) : (
        <ol ref={list}>
          {keys.map((key, index) => (
            <li key={key.id} data-key={key.id}>
              <span>{keyText(key)}</span>
              <ActionIcon
                variant="subtle"
                data-way="up"
                aria-label={t('keyWalks.up', { name: key.name })}
                disabled={index === 0}
                onClick={() => move(key, -1)}
              >
                <Icon name="sortUp" />
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                data-way="down"
                aria-label={t('keyWalks.down', { name: key.name })}
                disabled={index === keys.length - 1}
                onClick={() => move(key, 1)}
              >
                <Icon name="sortDown" />
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                color="poppy"
                aria-label={t('keyWalks.takeOut', { name: key.name })}
                onClick={() => onChange(value.filter((id) => id !== key.id))}
              >
                <Icon name="remove" />
              </ActionIcon>
            </li>
          ))}
        </ol>
      )}
      <p className="visually-hidden" role="status">
        {moved}
      </p>
      {keys.length > 1 && <p className="form-hint">{t('keyWalks.crow', { distance })}</p>}
      {left.length === 0 ? (
        <p className="form-hint">{t('keyWalks.allKeys')}</p>
      ) : (
        <Select
          label={t('keyWalks.addKey')}
          description={t('keyWalks.keysHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          searchable
          nothingFoundMessage={t('lists.noResults')}
          data={left.map((key) => ({ value: key.id, label: keyText(key) }))}
          value={null}
          onChange={(id) => id !== null && onChange([...value, id])}
        />
      )}
    </fieldset>
  );
}
