import { Button, Checkbox, Slider, Stack, Tabs } from '@mantine/core';
import { checkPhoto, cropShare } from '@salient/shared/areas/stories/photos/checkPhoto.ts';
import {
  contrastRange,
  type PhotoDimension,
  profileTemplates,
  smallestCropShare,
} from '@salient/shared/areas/stories/photos/photoTypes.ts';
import type { PhotoTarget, StoryPhoto } from '@salient/shared/areas/stories/photos/storyPhoto.ts';
import { dimensionText, templateText } from '@salient/shared/areas/stories/storyTexts.ts';
import { storyLimits } from '@salient/shared/areas/stories/storyTypes.ts';
import type { FieldErrors } from '@salient/shared/lib/contract/validation.ts';
import { languageNames, languages } from '@salient/shared/lib/i18n/languages.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useEffect, useState } from 'react';
import { SteadyButton } from '../../../lib/controls/SteadyButton.tsx';
import { DialogButtons } from '../../../lib/dialogs/DialogButtons.tsx';
import { PanelDialog } from '../../../lib/dialogs/PanelDialog.tsx';
import { errorTexts } from '../../../lib/form/errorTexts.ts';
import { TextAreaField } from '../../../lib/form/fields.tsx';
import { isSame } from '../../../lib/form/mergeThreeWays.ts';
import { RadioField } from '../../../lib/form/RadioField.tsx';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { Notice } from '../../../lib/page/Notice.tsx';
import { useServices } from '../../../lib/services/services.ts';
import { useShortcut } from '../../../lib/shortcuts/useShortcut.ts';
import { useUnsavedWork } from '../../../lib/unsaved/useUnsavedWork.ts';
import { CropTool } from './CropTool.tsx';
import { type PhotoForm, photoForm, withDimension } from './photoForm.ts';
import type { PhotoCommands } from './usePhotoCommands.ts';

interface Props {
  readonly photo: StoryPhoto;
  readonly target: PhotoTarget;
  readonly commands: PhotoCommands;
  readonly readOnly: boolean;
  readonly onClose: () => void;
}

/** Crop, look and words of one photo (PHOTO-04, PHOTO-06). The original stays: all of it can be set otherwise later. */
export function PhotoDialog({ photo, target, commands, readOnly, onClose }: Props) {
  const { t } = useTexts();
  const messages = useMessages();
  const { unsavedWork } = useServices();
  const [start] = useState(() => photoForm(photo));
  const [form, setForm] = useState<PhotoForm>(start);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [saving, setSaving] = useState(false);
  const dirty = !isSame(start, form);
  useUnsavedWork(dirty);
  const set = (change: Partial<PhotoForm>) => {
    setForm((now) => ({ ...now, ...change }));
    setErrors({});
  };
  const leave = async () => {
    if (!dirty || (await unsavedWork.mayLeave('dialog'))) onClose();
  };
  const [done, setDone] = useState(false);
  // Once nothing is unsaved any more, so that nobody is asked.
  useEffect(() => {
    if (done) onClose();
  }, [done, onClose]);
  const save = async () => {
    const checked = checkPhoto(form, { kind: photo.kind, original: photo.original, base: photo as never });
    if (!checked.errors.isEmpty) return setErrors(checked.errors.errors);
    setSaving(true);
    const refused = await commands.change(target, form);
    setSaving(false);
    if (refused) return setErrors(refused);
    messages.success(t('storyPictures.saved', { name: photo.original.name }));
    setDone(true);
  };
  const saveByKey = () => {
    if (!saving) void save();
  };
  useShortcut('Ctrl+s', t('storyPictures.save'), saveByKey, !readOnly);
  useShortcut('Ctrl+Enter', t('storyPictures.save'), saveByKey, !readOnly);
  const share = cropShare(form, form.dimension);
  const field = (name: string) => ({ name, codes: errors[name] ?? [], readOnly });
  return (
    <PanelDialog
      opened
      wide
      closesBeside={false}
      title={t('storyPictures.editOf', { name: photo.original.name })}
      onClose={() => void leave()}
    >
      <Stack gap="md" className="photo-dialog">
        <CropTool photo={photo} form={form} readOnly={readOnly} onCrop={(crop) => set(crop)} />
        <div className="crop-warnings" aria-live="polite">
          {share < smallestCropShare ? (
            <Notice tone="warning">{t('storyPictures.tooSmall')}</Notice>
          ) : (
            share < 1 && <Notice tone="hint">{t('storyPictures.small')}</Notice>
          )}
        </div>
        <Problems errors={errors} />
        <div className="form-grid">
          {photo.kind === 'extra' && (
            <RadioField
              {...field('dimension')}
              label={t('storyPictures.dimension')}
              value={form.dimension as 'landscape' | 'portrait'}
              choices={(['landscape', 'portrait'] as const).map((value) => ({ value, label: dimensionText(t, value) }))}
              onChange={(dimension: PhotoDimension) => set(withDimension(form, photo.original, dimension))}
            />
          )}
          {photo.kind === 'profile' && (
            <RadioField
              {...field('template')}
              label={t('storyPictures.template')}
              value={String(form.template)}
              choices={profileTemplates.map((value) => ({ value: String(value), label: templateText(t, value) }))}
              onChange={(template) => set({ template: Number(template) })}
            />
          )}
          <div>
            <p className="date-legend" id="photo-contrast">
              {t('storyPictures.contrast')}
            </p>
            <Slider
              min={contrastRange.min}
              max={contrastRange.max}
              step={0.05}
              disabled={readOnly}
              thumbProps={{ 'aria-labelledby': 'photo-contrast' }}
              marks={[{ value: contrastRange.default }]}
              label={(value) => value.toFixed(2)}
              value={form.contrast}
              onChange={(contrast) => set({ contrast })}
            />
          </div>
          <Checkbox
            label={t('storyPictures.grayscale')}
            checked={form.grayscale}
            disabled={readOnly}
            onChange={({ currentTarget }) => set({ grayscale: currentTarget.checked })}
          />
          <Checkbox
            label={t('storyPictures.decorative')}
            checked={form.decorative}
            disabled={readOnly}
            onChange={({ currentTarget }) => set({ decorative: currentTarget.checked })}
          />
        </div>
        <Tabs defaultValue="nl" keepMounted={false}>
          <Tabs.List aria-label={t('storyPictures.words')}>
            {languages.map((language) => (
              <Tabs.Tab key={language} value={language} lang={language}>
                {languageNames[language]}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          {languages.map((language) => (
            <Tabs.Panel key={language} value={language} pt="md">
              <div className="form-grid">
                <TextAreaField
                  {...field(`legend.${language}`)}
                  label={t('storyPictures.legend')}
                  maxLength={storyLimits.legend}
                  value={form.legend[language]}
                  onChange={(text) => set({ legend: { ...form.legend, [language]: text } })}
                />
                {!form.decorative && (
                  <TextAreaField
                    {...field(`alt.${language}`)}
                    label={t('storyPictures.alt')}
                    hint={t('storyPictures.altHint')}
                    maxLength={storyLimits.alt}
                    value={form.alt[language]}
                    onChange={(text) => set({ alt: { ...form.alt, [language]: text } })}
                  />
                )}
              </div>
            </Tabs.Panel>
          ))}
        </Tabs>
        <DialogButtons>
          <Button variant="default" onClick={() => void leave()}>
            {t(readOnly ? 'common.close' : 'forms.cancel')}
          </Button>
          {!readOnly && (
            <SteadyButton loading={saving} onClick={() => void save()}>
              {t('storyPictures.save')}
            </SteadyButton>
          )}
        </DialogButtons>
      </Stack>
    </PanelDialog>
  );
}

/** What was refused of the settings as a whole or of the crop. */
function Problems({ errors }: { readonly errors: FieldErrors }) {
  const { t } = useTexts();
  const texts = [...new Set(errorTexts([...(errors.crop ?? []), ...(errors.none ?? [])], t))];
  return texts.length > 0 && <Notice tone="error">{texts.join(' ')}</Notice>;
}
