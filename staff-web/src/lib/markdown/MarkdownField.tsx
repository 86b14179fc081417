import { ActionIcon, Button } from '@mantine/core';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { type KeyboardEvent, lazy, type ReactNode, Suspense, useDeferredValue, useId, useRef, useState } from 'react';
import { CountedTextField } from '../form/CountedTextField.tsx';
import type { LabelledField, TextFieldProps } from '../form/useControl.ts';
import { Icon } from '../icons/Icon.tsx';
import './markdown.css';
import { type Mark, markText } from './markText.ts';

const Markdown = lazy(async () => ({ default: (await import('./Markdown.tsx')).Markdown }));

interface Props extends LabelledField, TextFieldProps {
  readonly maxLength: number;
  /** Language of the text. */
  readonly lang: string;
}

const marks: readonly { readonly mark: Mark; readonly sign: ReactNode; readonly key?: string }[] = [
  { mark: 'bold', sign: <b>B</b>, key: 'b' },
  { mark: 'italic', sign: <i>I</i>, key: 'i' },
  { mark: 'list', sign: <Icon name="list" /> },
];

/** Text in Markdown: marked by buttons or as it is typed, and shown as it reads beside it. */
export function MarkdownField(props: Props) {
  const { t } = useTexts();
  const { value, label, readOnly } = props;
  const frame = useRef<HTMLDivElement>(null);
  const preview = useId();
  const [isShown, setShown] = useState(false);
  const typed = useDeferredValue(value);
  const set = (mark: Mark) => {
    const area = frame.current?.querySelector('textarea');
    if (!area || readOnly) return;
    const { from, to, insert, selected } = markText(area.value, area.selectionStart, area.selectionEnd, mark);
    if (area.value.length - (to - from) + insert.length > props.maxLength) return;
    area.focus();
    area.setSelectionRange(from, to);
    // Nothing else leaves a change that Ctrl+Z takes back.
    document.execCommand(insert === '' ? 'delete' : 'insertText', false, insert);
    area.setSelectionRange(...selected);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    const pressed = marks.find(({ key }) => key === event.key.toLowerCase());
    if (!pressed) return;
    event.preventDefault();
    set(pressed.mark);
  };
  return (
    <div className="markdown-field" data-previewed={isShown || undefined}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears the keys of the field within it. */}
      <div ref={frame} className="markdown-text" onKeyDown={onKeyDown}>
        <CountedTextField {...props} minRows={10} />
      </div>
      <fieldset className="markdown-tools" aria-label={t('forms.markdown.tools', { field: label })}>
        {!readOnly &&
          marks.map(({ mark, sign, key }) => (
            <ActionIcon
              key={mark}
              variant="default"
              size="2.25rem"
              aria-label={t(`forms.markdown.${mark}`)}
              title={t(`forms.markdown.${mark}`)}
              aria-keyshortcuts={key && `Control+${key.toUpperCase()}`}
              onClick={() => set(mark)}
            >
              <span aria-hidden="true">{sign}</span>
            </ActionIcon>
          ))}
        <Button
          variant="default"
          size="sm"
          leftSection={<Icon name="eye" />}
          aria-expanded={isShown}
          aria-controls={isShown ? preview : undefined}
          onClick={() => setShown(!isShown)}
        >
          {t('forms.markdown.preview')}
        </Button>
      </fieldset>
      {isShown && (
        <section
          id={preview}
          className="markdown-preview"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text that scrolls is reached by keyboard.
          tabIndex={0}
          aria-label={t('forms.markdown.previewOf', { field: label })}
        >
          <Suspense fallback={null}>
            {typed.trim() === '' ? (
              <p className="markdown-empty">{t('forms.markdown.empty')}</p>
            ) : (
              <Markdown text={typed} />
            )}
          </Suspense>
        </section>
      )}
    </div>
  );
}
