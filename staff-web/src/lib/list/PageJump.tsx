import { TextInput } from '@mantine/core';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { type SubmitEvent, useState } from 'react';
import type { ListControl } from './useListState.ts';

interface Props {
  readonly control: ListControl;
  readonly here: number;
  readonly pages: number;
}

/** Goes to a page by its number; one that there is not is refused, and stays to be mended (S13). */
export function PageJump({ control, here, pages }: Props) {
  const { t } = useTexts();
  const [typed, setTyped] = useState(String(here));
  const [isRefused, setRefused] = useState(false);
  const go = (event: SubmitEvent) => {
    event.preventDefault();
    const page = /^\d+$/.test(typed.trim()) ? Number(typed) : 0;
    if (page >= 1 && page <= pages) control.change({ page: page - 1 });
    else setRefused(true);
  };
  return (
    <form className="list-jump" noValidate onSubmit={go}>
      <TextInput
        label={t('lists.toPage')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        value={typed}
        error={isRefused && t('lists.noSuchPage', { pages })}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setRefused(false);
        }}
      />
      <span aria-hidden="true">{t('lists.ofPages', { pages })}</span>
    </form>
  );
}
