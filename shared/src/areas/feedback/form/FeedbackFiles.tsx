import { useId, useRef } from 'react';
import type { Translate } from '../../../lib/i18n/texts.ts';
import { useTexts } from '../../../lib/i18n/useTexts.ts';
import type { Upload } from '../../attachments/UploadQueue.ts';
import { fileEndings, megabytes, type UploadCode, uploadLimits } from '../../attachments/uploadRules.ts';
import { feedbackLimits } from '../personFeedback.ts';
import { FormField } from './FormField.tsx';
import type { Feedback } from './useFeedback.ts';

const kind = 'imagesAndPdf';
const { guestBytes: maxBytes, guestFiles: count, megapixels, scanPages: pages } = uploadLimits;

/** Files with a message: what is taken is said first, each shows how far it is or why it is not taken (P10). */
export function FeedbackFiles({ form }: { readonly form: Feedback }) {
  const { t } = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const limits = useId();
  const { files, uploads } = form;
  const add = (chosen: Iterable<File>) => uploads.add(chosen, { kind, maxBytes, room: count - files.length });
  return (
    <fieldset
      className="feedback-files"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        add(event.dataTransfer.files);
      }}
    >
      <legend>{t('feedbackForm.files')}</legend>
      <p id={limits} className="feedback-hint">
        {t('files.limit', { kinds: t(`files.kinds.${kind}`), megabytes: megabytes(maxBytes) })}.{' '}
        {t('files.limitCount', { count })}.
      </p>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={fileEndings[kind].join(',')}
        onChange={({ currentTarget }) => {
          add([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
      <button
        type="button"
        className="feedback-button"
        aria-describedby={limits}
        onClick={() => input.current?.click()}
      >
        {t('files.choose')}
      </button>
      <ul className="feedback-file-list" aria-live="polite">
        {files.map((file) => (
          <li key={file.id}>
            {file.urls.preview ? (
              <img src={file.urls.preview} alt="" width={56} height={56} />
            ) : (
              <span aria-hidden="true" className="feedback-pdf" />
            )}
            <bdi>{file.name}</bdi>
            <button type="button" className="feedback-link" onClick={() => void form.removeFile(file)}>
              {t('files.remove', { name: file.name })}
            </button>
          </li>
        ))}
        {uploads.pending.map((upload) => (
          <li key={upload.id} data-refused={upload.code !== null || undefined}>
            <bdi>{upload.file.name}</bdi>
            <Way upload={upload} />
            {upload.code !== null && (
              <button type="button" className="feedback-link" onClick={() => uploads.retry(upload.id)}>
                {t('files.retry')}
              </button>
            )}
            <button type="button" className="feedback-link" onClick={() => uploads.drop(upload.id)}>
              {t('files.cancel')}
            </button>
          </li>
        ))}
      </ul>
      {(files.length > 0 || uploads.pending.length > 0) && (
        <FormField label={t('feedbackForm.origin')} errors={form.errors.origin}>
          {(control) => (
            <textarea
              {...control}
              rows={2}
              maxLength={feedbackLimits.origin}
              value={form.typed.origin}
              onChange={({ target }) => form.change({ origin: target.value })}
            />
          )}
        </FormField>
      )}
    </fieldset>
  );
}

function Way({ upload: { file, state, share, code } }: { readonly upload: Upload }) {
  const { t } = useTexts();
  if (code !== null) return <span className="feedback-error">{refusalText(t, code)}</span>;
  if (state === 'interrupted') return <span>{t('files.interrupted')}</span>;
  const percent = Math.round(share * 100);
  return (
    <span>
      <progress max={100} value={percent} aria-label={t('files.sending', { name: file.name, percent })} />{' '}
      {percent === 100 ? t('files.checking', { name: file.name }) : `${percent} %`}
    </span>
  );
}

function refusalText(t: Translate, code: UploadCode): string {
  const words = t(`files.codes.${code}`, {
    ...{ megapixels, megabytes: megabytes(maxBytes), count, pages },
  });
  return code === 'INVALID_FILE_TYPE' ? `${t('file.invalidType')} ${words}` : words;
}
