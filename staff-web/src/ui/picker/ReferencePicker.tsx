import { ActionIcon, Combobox, Input, InputBase, useCombobox } from '@mantine/core';
import { useClient } from '@salient/shared/client/useMethod.ts';
import { useTexts } from '@salient/shared/i18n/useTexts.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type Ref, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { FailedNotice } from '../../app/pages/FailedNotice.tsx';
import { recordPath } from '../records/recordPath.ts';
import './picker.css';
import { Icon } from '../../app/layout/Icon.tsx';
import { useActor } from '../../app/session/useSession.ts';
import { isFocusLost } from '../isFocusLost.ts';
import { mayCreate } from './mayCreate.ts';
import { type Reference, type ReferenceKind, referenceSources } from './referenceSources.ts';

interface Props {
  readonly kind: ReferenceKind;
  readonly label: string;
  readonly value: Reference | null;
  readonly onChange: (chosen: Reference | null) => void;
  readonly error?: string | null;
  readonly hint?: string;
  readonly required?: boolean;
  /** Has the focus when its dialog opens. */
  readonly autoFocus?: boolean;
  /** Looks among the records of one type of the kind only. */
  readonly type?: string;
  readonly readOnly?: boolean;
  /** Each choice joins a list elsewhere, and the picker is empty for the next. */
  readonly isForList?: boolean;
  /**
   * Opens the dialog that creates a record of this kind from what was typed (QUICK-02), for those who may; absent where
   * there is none. `clear` empties the picker once the record was made.
   */
  readonly onCreate?: (text: string, clear: () => void) => void;
}

const creating = 'create';

/**
 * Looks up a record by typing and keeps the chosen one with a link to its page (QUICK-01, QUICK-03, QUICK-04). The focus
 * stays with the field when what was typed gives way to what was chosen, and the other way round.
 */
export function ReferencePicker({ value, onChange, ...props }: Props) {
  const { t } = useTexts();
  const search = useRef<HTMLInputElement>(null);
  const chosen = useRef<HTMLFieldSetElement>(null);
  const isChangedHere = useRef(false);
  const former = useRef(value?.id);
  const change = (reference: Reference | null) => {
    isChangedHere.current = true;
    onChange(reference);
  };
  useLayoutEffect(() => {
    if (former.current === value?.id) return;
    former.current = value?.id;
    if (isChangedHere.current && isFocusLost()) (chosen.current ?? search.current)?.focus();
    isChangedHere.current = false;
  });
  if (!value) return <ReferenceSearch {...props} onChange={change} input={search} />;
  const path = recordPath(value.kind, value.id);
  return (
    <fieldset ref={chosen} tabIndex={-1} className="reference">
      <legend className="reference-label">{props.label}</legend>
      <span className="reference-chosen">
        <ReferenceIcon kind={value.kind} />
        {path ? (
          <a href={path} target="_blank" rel="noopener">
            {value.name}
            <Icon name="open" />
            <span className="visually-hidden">{t('pickers.newTab')}</span>
          </a>
        ) : (
          <span>{value.name}</span>
        )}
        <span className="reference-facts">{value.facts.join(' · ')}</span>
        {!props.readOnly && (
          <ActionIcon
            variant="subtle"
            aria-label={t('pickers.remove', { name: value.name })}
            onClick={() => change(null)}
          >
            <Icon name="close" />
          </ActionIcon>
        )}
      </span>
      {props.error && <Input.Error>{props.error}</Input.Error>}
    </fieldset>
  );
}

function ReferenceSearch(props: Omit<Props, 'value'> & { readonly input: Ref<HTMLInputElement> }) {
  const {
    kind,
    type,
    label,
    hint,
    required = false,
    autoFocus,
    onChange,
    error,
    readOnly,
    isForList,
    onCreate,
  } = props;
  const { t } = useTexts();
  const actor = useActor();
  const [text, setText] = useState('');
  const { asked, hits, failure, retry, isSearching } = useReferences(kind, type, text);
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const typed = text.trim() !== '';
  const state = !typed
    ? t('pickers.typeToSearch')
    : isSearching || asked !== text.trim()
      ? t('pickers.searching')
      : hits?.length === 0
        ? t('pickers.noResults')
        : null;
  return (
    <Combobox
      store={combobox}
      withinPortal
      onOptionSubmit={(id) => {
        const chosen = hits?.find((hit) => hit.id === id);
        if (id === creating) onCreate?.(text.trim(), () => setText(''));
        else if (chosen) {
          if (isForList) setText('');
          onChange(chosen);
        }
        combobox.closeDropdown();
      }}
    >
      <Combobox.Target>
        <InputBase
          ref={props.input}
          label={label}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          description={hint}
          withAsterisk={required}
          aria-required={required}
          data-autofocus={autoFocus || undefined}
          error={error}
          readOnly={readOnly}
          leftSection={<ReferenceIcon kind={kind} />}
          autoComplete="off"
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
            combobox.openDropdown();
            combobox.resetSelectedOption();
          }}
          onFocus={() => combobox.openDropdown()}
          onBlur={() => combobox.closeDropdown()}
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Options mah={320} className="reference-hits">
          {onCreate && typed && mayCreate(actor, kind) && (
            <Combobox.Option value={creating}>{t('pickers.create', { text: text.trim() })}</Combobox.Option>
          )}
          {failure ? (
            <FailedNotice error={failure} onRetry={retry} />
          ) : state ? (
            <Combobox.Empty>{state}</Combobox.Empty>
          ) : (
            hits?.map((hit) => (
              <Combobox.Option key={hit.id} value={hit.id}>
                <span className="reference-name">{hit.name}</span>
                <span className="reference-facts">{hit.facts.join(' · ')}</span>
              </Combobox.Option>
            ))
          )}
        </Combobox.Options>
      </Combobox.Dropdown>
      <span className="visually-hidden" role="status">
        {typed && (state ?? t('pickers.count', { count: hits?.length ?? 0 }))}
      </span>
    </Combobox>
  );
}

/** The hits of a typed text, once the typing rests; kept for the page's life (QUICK-17). */
function useReferences(kind: ReferenceKind, type: string | undefined, text: string) {
  const client = useClient();
  const texts = useTexts();
  const source = referenceSources[kind];
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text.trim()), source.delay);
    return () => clearTimeout(timer);
  }, [text, source.delay]);
  const query = useQuery({
    queryKey: ['references', kind, type, asked, texts.language],
    queryFn: ({ signal }) => source.find(client, asked, texts, { signal, type }),
    enabled: asked !== '',
    staleTime: Number.POSITIVE_INFINITY,
  });
  return {
    asked,
    hits: query.data,
    failure: query.error,
    retry: () => void query.refetch(),
    isSearching: query.isFetching,
  };
}

const icons: Readonly<Record<ReferenceKind, ReactNode>> = {
  person: <Icon name="person" />,
  place: <Icon name="place" />,
  memorial: <Icon name="memorial" />,
  military_entity: <Icon name="military" />,
  project: <Icon name="project" />,
  key_location: <Icon name="key" />,
  contact_person: <Icon name="contact" />,
};

export const ReferenceIcon = ({ kind }: { readonly kind: ReferenceKind }) => icons[kind];
