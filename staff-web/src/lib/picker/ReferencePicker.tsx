import { ActionIcon, Combobox, Input, InputBase, useCombobox } from '@mantine/core';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import {
  type ReactNode,
  type Ref,
  Suspense,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { FailedNotice } from '../page/FailedNotice.tsx';
import { useRecordPath } from '../records/useRecordPath.ts';
import './picker.css';
import { isFocusLost } from '../focus/isFocusLost.ts';
import { Icon } from '../icons/Icon.tsx';
import type { ReferenceKind } from '../records/referenceKinds.ts';
import { useActor } from '../session/useSession.ts';
import { exactHit, exactHits } from './exactHit.ts';
import { mayCreate } from './mayCreate.ts';
import { ProposedOptions } from './ProposedOptions.tsx';
import { prefixHit } from './prefixHit.ts';
import { useQuickCreator } from './quickCreate.ts';
import { ReferenceOption } from './ReferenceOption.tsx';
import { type Reference, referenceSources } from './referenceSources.ts';
import { PickerTextsContext, usePickerText } from './usePickerTexts.ts';
import { useProposals } from './useProposals.ts';
import { useReferences } from './useReferences.ts';

interface Props {
  readonly kind: ReferenceKind;
  /** The field of the form around it: what is typed there and names no record keeps the form from being saved. */
  readonly name?: string;
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
  /** What the form around it says of a record that is made from here, by the record's own fields. */
  readonly known?: Readonly<Record<string, string>>;
  /** Records that the form around it makes likely; an empty picker offers them before those that were last chosen. */
  readonly proposed?: readonly Reference[];
  /** The record that is compared with the chosen one, which is no choice itself. */
  readonly except?: string;
  readonly readOnly?: boolean;
  /** Each choice joins a list elsewhere, and the picker is empty for the next. */
  readonly isForList?: boolean;
  /** Nothing is created from here: only what is there already makes sense, as in a filter. */
  readonly isLookupOnly?: boolean;
  /** What is said where a text finds nothing, if it is more than that. */
  readonly noneFound?: (text: string) => string | null;
  /** Makes the record in its own way instead of by the dialog of its kind; `clear` empties the picker once that was done. */
  readonly onCreate?: (typed: string, clear: () => void) => void;
}

const creating = 'create';

/**
 * Looks up a record by typing and keeps the chosen one with a link to its page (QUICK-01, QUICK-03, QUICK-04). The focus
 * stays with the field when what was typed gives way to what was chosen, and the other way round.
 */
export function ReferencePicker({ value, onChange, ...props }: Props) {
  const { t } = useTexts();
  const recordPath = useRecordPath();
  const search = useRef<HTMLInputElement>(null);
  const chosen = useRef<HTMLFieldSetElement>(null);
  const refusal = useId();
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
  // What somebody else chose meanwhile stands in the place of what was typed.
  const texts = useContext(PickerTextsContext);
  const stale = value !== null && props.name !== undefined && Boolean(texts?.texts[props.name]);
  useEffect(() => {
    if (stale && props.name !== undefined) texts?.setText(props.name, '');
  });
  if (!value) return <ReferenceSearch {...props} onChange={change} input={search} />;
  const path = recordPath(value.kind, value.id);
  return (
    <fieldset
      ref={chosen}
      tabIndex={-1}
      className="reference"
      data-invalid={props.error ? true : undefined}
      aria-describedby={props.error ? refusal : undefined}
    >
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
      {props.error && <Input.Error id={refusal}>{props.error}</Input.Error>}
    </fieldset>
  );
}

function ReferenceSearch(props: Omit<Props, 'value'> & { readonly input: Ref<HTMLInputElement> }) {
  const { kind, name, type, label, hint, required = false, autoFocus, onChange, error, readOnly, onCreate } = props;
  const { t } = useTexts();
  const actor = useActor();
  const Creator = useQuickCreator(kind);
  const [making, setMaking] = useState<string | null>(null);
  const [isMissed, setMissed] = useState(false);
  const settling = useRef<Promise<boolean>>(undefined);
  const current = useRef<() => Promise<boolean>>(async () => true);
  const settle = () => {
    settling.current ??= current.current().finally(() => {
      settling.current = undefined;
    });
    return settling.current;
  };
  const { text, setText, isRefused } = usePickerText(name, settle);
  const { asked, hits, failure, retry, isSearching, find } = useReferences(kind, type, text, props.except);
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const [side, setSide] = useState<'top' | 'bottom'>('bottom');
  const open = (field: HTMLElement) => {
    setSide(roomierSide(field));
    combobox.openDropdown();
  };
  const words = useRef(text.trim());
  const typed = text.trim() !== '';
  const proposals = useProposals(kind, type, { given: props.proposed, except: props.except });
  /** Nothing is chosen of what cannot be changed, or while it is saved. */
  const offered = typed || readOnly ? [] : proposals.all;
  const choose = (chosen: Reference) => {
    setText('');
    proposals.note(chosen);
    onChange(chosen);
  };
  const choosing = useRef(choose);
  useLayoutEffect(() => {
    words.current = text.trim();
    choosing.current = choose;
    current.current = async () => {
      const asking = words.current;
      if (asking === '') return true;
      const exact = exactHit(await find(asking).catch(() => []), asking);
      if (!exact || words.current !== asking) return false;
      // The save that waits for this reads what the form holds afterwards.
      flushSync(() => choosing.current(exact));
      return true;
    };
  });
  const canCreate = Creator !== undefined && !props.isLookupOnly && !readOnly && typed && mayCreate(actor, kind);
  /**
   * Enter never saves the form around a picker with text in it: it picks the record that the letters name, leads to the
   * first of several, or says that there is none.
   */
  const enter = async () => {
    const asking = words.current;
    combobox.openDropdown();
    if (await settle()) return;
    const found = await find(asking).catch(() => null);
    if (words.current !== asking) return;
    const named = prefixHit(found ?? [], asking, referenceSources[kind].limit);
    if (named) choosing.current(named);
    else if (found?.length === 0) setMissed(true);
    else if (found) combobox.selectOption(canCreate ? 1 : 0);
  };
  // A record that bears the very name stands next to the way to make another one of it, which is the first entry (QUICK-02).
  const exact = typed && asked === text.trim() ? exactHits(hits ?? [], asked) : [];
  const state = !typed
    ? t('pickers.typeToSearch')
    : isSearching || asked !== text.trim()
      ? t('pickers.searching')
      : hits?.length === 0
        ? (props.noneFound?.(asked) ?? t('pickers.noResults'))
        : null;
  return (
    <Combobox
      store={combobox}
      withinPortal
      position={side}
      onOptionSubmit={(id) => {
        const chosen = (typed ? hits : offered)?.find((hit) => hit.id === id);
        if (id === creating) (onCreate ?? setMaking)(text.trim(), () => setText(''));
        else if (chosen) choose(chosen);
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
          error={isMissed || isRefused ? t('validation.NOT_PICKED') : error}
          readOnly={readOnly}
          data-read-only={readOnly || undefined}
          leftSection={<ReferenceIcon kind={kind} />}
          autoComplete="off"
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setMissed(false);
            open(event.currentTarget);
            combobox.resetSelectedOption();
          }}
          onFocus={(event) => open(event.currentTarget)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || !typed) return;
            event.preventDefault();
            if (!combobox.dropdownOpened || combobox.getSelectedOptionIndex() === -1) void enter();
          }}
          onBlur={(event) => {
            combobox.closeDropdown();
            // Leaving for another window leaves no field, and who is about to create a namesake means no other.
            if (!canCreate && document.activeElement !== event.currentTarget) void settle();
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Options mah={320} className="reference-hits" aria-label={t('pickers.choices')}>
          {canCreate && (
            <Combobox.Option value={creating}>{t('pickers.create', { text: text.trim() })}</Combobox.Option>
          )}
          {offered.length > 0 ? (
            <ProposedOptions proposals={proposals} />
          ) : failure ? (
            <FailedNotice error={failure} onRetry={retry} />
          ) : state ? (
            <Combobox.Empty>{state}</Combobox.Empty>
          ) : (
            [...exact, ...(hits ?? []).filter((hit) => !exact.includes(hit))].map((hit) => (
              <ReferenceOption key={hit.id} {...hit} />
            ))
          )}
        </Combobox.Options>
      </Combobox.Dropdown>
      <span className="visually-hidden" role="status">
        {isMissed && `${t('validation.NOT_PICKED')} `}
        {typed && (state ?? t('pickers.count', { count: hits?.length ?? 0 }))}
        {combobox.dropdownOpened && offered.length > 0 && t('pickers.proposals', { count: offered.length })}
      </span>
      {Creator && making !== null && (
        <Suspense fallback={null}>
          <Creator
            typed={making}
            {...(type === undefined ? {} : { type })}
            {...(props.known === undefined ? {} : { known: props.known })}
            onClose={() => setMaking(null)}
            onCreated={(created) => {
              setMaking(null);
              choose(created);
            }}
          />
        </Suspense>
      )}
    </Combobox>
  );
}

/** Room for four records of two lines each, in pixels. */
const roomNeeded = 280;

/** Where the hits are seen at once: above a field at the lower edge of the window. */
function roomierSide(field: HTMLElement): 'top' | 'bottom' {
  const { top, bottom } = field.getBoundingClientRect();
  const below = window.innerHeight - bottom;
  return below < roomNeeded && top > below ? 'top' : 'bottom';
}

const icons: Readonly<Record<ReferenceKind, ReactNode>> = {
  person: <Icon name="person" />,
  place: <Icon name="place" />,
  memorial: <Icon name="memorial" />,
  military_entity: <Icon name="military" />,
  project: <Icon name="project" />,
  key_location: <Icon name="key" />,
  contact_person: <Icon name="contact" />,
  collection: <Icon name="collection" />,
  document: <Icon name="document" />,
};

export const ReferenceIcon = ({ kind }: { readonly kind: ReferenceKind }) => icons[kind];
