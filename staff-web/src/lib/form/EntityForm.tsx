import { Button, Group, Stack } from '@mantine/core';
import { momentText } from '@salient/shared/lib/dates/momentText.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { type ReactNode, type RefObject, type SubmitEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { keepMessagesAbove } from '../messages/keepMessagesAbove.ts';
import { useShortcut } from '../shortcuts/useShortcut.ts';
import { FormFailure } from './FormFailure.tsx';
import './form.css';
import { SteadyButton } from '../controls/SteadyButton.tsx';
import { isFocusLost } from '../focus/isFocusLost.ts';
import { Notice } from '../page/Notice.tsx';
import { type PickerTexts, PickerTextsContext } from '../picker/usePickerTexts.ts';
import { errorTexts } from './errorTexts.ts';
import type { LocalDraft } from './localDraft.ts';

/** The part of `useEntityForm` that every form shows in the same way. */
interface FormFrame {
  /** The record at hand; none when the form makes a new one. */
  readonly entity: unknown;
  readonly saving: boolean;
  readonly refusals: number;
  readonly errors: Readonly<Record<string, readonly string[]>>;
  readonly failure: unknown;
  readonly takenOver: readonly string[];
  readonly offered: LocalDraft | null;
  readonly save: () => Promise<unknown>;
  readonly takeOffered: () => void;
  readonly refuseOffered: () => void;
  readonly pickers: PickerTexts;
}

interface Props {
  readonly form: FormFrame;
  /** Word on the button that saves; null where nothing can be saved. */
  readonly verb: string | null;
  /** Whether there is nothing to save, where the form says so by its button. */
  readonly unchanged?: boolean;
  readonly onCancel: () => void;
  readonly labelOf: (field: string) => string;
  /** Further buttons beside the one that saves. */
  readonly actions?: ReactNode;
  /** A save that goes on to the next record: a button of its own, and what Ctrl+Enter does. */
  readonly next?: { readonly verb: string; readonly save: () => void } | undefined;
  /** Away from the buttons, such as the way to the history. */
  readonly aside?: ReactNode;
  /** The fields. */
  readonly children: ReactNode;
}

/** A form around its fields: unsaved work from before, what is refused, the buttons, Ctrl+S and Ctrl+Enter. */
export function EntityForm(props: Props) {
  const { form, verb, unchanged = false, onCancel, labelOf, actions, next, aside, children } = props;
  const { t } = useTexts();
  const element = useRef<HTMLFormElement>(null);
  const save = () => void form.save();
  useShortcut('Ctrl+s', t('forms.save'), save, verb !== null);
  useShortcut('Ctrl+Enter', next?.verb ?? t('forms.save'), next?.save ?? save, verb !== null);

  useFocusOfNew(element, form.entity === undefined);

  // The first field that is refused takes the focus (S8); where none is, the summary.
  useEffect(() => {
    if (form.refusals === 0) return;
    // A group such as a chosen record, or a row of a list, cannot be called invalid as a field is.
    const field = element.current?.querySelector<HTMLElement>(
      '[aria-invalid="true"], fieldset[data-invalid], [data-refused]',
    );
    (field ?? element.current?.querySelector<HTMLElement>('[data-form-errors]'))?.focus();
  }, [form.refusals]);

  // What cannot be changed while it is saved loses the focus; it has it again afterwards.
  const focused = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (!form.saving && isFocusLost()) focused.current?.focus({ preventScroll: true });
  }, [form.saving]);

  const submit = (event: SubmitEvent) => {
    // The form of a dialog that was opened from this one tells this one too.
    if (event.target !== element.current) return;
    event.preventDefault();
    if (verb !== null) void form.save();
  };
  return (
    <form
      ref={element}
      noValidate
      onSubmit={submit}
      onFocus={({ target }) => {
        focused.current = target;
      }}
      aria-busy={form.saving}
      className="entity-form"
    >
      <Stack gap="md">
        {form.offered && <OfferedDraft {...form} at={form.offered.at} />}
        {form.takenOver.length > 0 && (
          <Notice tone="hint">{t('forms.takenOver', { fields: form.takenOver.map(labelOf).join(', ') })}</Notice>
        )}
        <ErrorSummary errors={form.errors} />
        {form.failure !== null && <FormFailure error={form.failure} />}
        <PickerTextsContext value={form.pickers}>{children}</PickerTextsContext>
        <Group ref={keepMessagesAbove} justify="space-between" className="entity-form-buttons">
          <Group>{aside}</Group>
          <Group>
            <Button variant="default" onClick={onCancel}>
              {t(verb === null ? 'common.close' : 'forms.cancel')}
            </Button>
            {actions}
            {next && (
              <SteadyButton
                variant="default"
                loading={form.saving}
                aria-keyshortcuts="Control+Enter"
                onClick={next.save}
              >
                {next.verb}
              </SteadyButton>
            )}
            {verb !== null && (
              <SteadyButton type="submit" loading={form.saving} disabled={unchanged}>
                {verb}
              </SteadyButton>
            )}
          </Group>
        </Group>
      </Stack>
    </form>
  );
}

/** A new record begins with its first field (S14): the one that says so, else whichever stands first. */
function useFocusOfNew(element: RefObject<HTMLFormElement | null>, isNew: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is opened.
  useLayoutEffect(() => {
    if (!isNew) return;
    const fields = ':is(input:not([type="hidden"]), textarea, select):not(:disabled, [readonly])';
    const first =
      element.current?.querySelector<HTMLElement>('[data-autofocus]') ?? element.current?.querySelector(fields);
    if (!(first instanceof HTMLElement)) return;
    // A dialog gives the focus itself, to what is marked.
    if (first.closest('[role="dialog"]')) first.setAttribute('data-autofocus', 'true');
    else first.focus();
  }, []);
}

/** How many fields need another look, and what concerns the form as a whole. */
function ErrorSummary({ errors }: Pick<FormFrame, 'errors'>) {
  const { t } = useTexts();
  const fields = Object.keys(errors).filter((field) => field !== 'none').length;
  const whole = errorTexts(errors.none ?? [], t);
  if (fields === 0 && whole.length === 0) return null;
  return (
    <div tabIndex={-1} data-form-errors>
      <Notice tone="error">
        {fields > 0 && <p>{t('forms.refused', { count: fields })}</p>}
        {whole.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </Notice>
    </div>
  );
}

type OfferProps = Pick<FormFrame, 'takeOffered' | 'refuseOffered'> & { readonly at: number };

/** What an earlier tab left behind unsaved. */
function OfferedDraft({ at, takeOffered, refuseOffered }: OfferProps) {
  const { t } = useTexts();
  return (
    <Notice tone="hint">
      <p>{t('forms.offered', { when: momentText(at) })}</p>
      <Group mt="sm" gap="xs">
        <Button size="xs" onClick={takeOffered}>
          {t('forms.takeOffered')}
        </Button>
        <Button size="xs" variant="default" onClick={refuseOffered}>
          {t('forms.refuseOffered')}
        </Button>
      </Group>
    </Notice>
  );
}
