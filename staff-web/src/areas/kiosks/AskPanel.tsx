import { Button, Checkbox, Select } from '@mantine/core';
import { type KioskCommandKind, kioskCommandKinds } from '@salient/shared/areas/kiosks/kioskCommand.ts';
import type { askKiosk } from '@salient/shared/areas/kiosks/kioskMethods.ts';
import type { KioskStatus } from '@salient/shared/areas/kiosks/kioskState.ts';
import { isAtLeastNormal } from '@salient/shared/areas/users/actor.ts';
import { useCommand } from '@salient/shared/lib/client/useCommand.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import type { ParamsOf } from '@salient/shared/lib/contract/defineMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useState } from 'react';
import { SteadyButton } from '../../lib/controls/SteadyButton.tsx';
import { useActor } from '../../lib/session/useSession.ts';
import { Panel } from './Panel.tsx';

/** What is asked by one press; a story is chosen first. */
const plainKinds = kioskCommandKinds.filter((kind) => kind !== 'show_story');

/** What staff can ask of a kiosk. */
export function AskPanel({ status }: { readonly status: KioskStatus }) {
  const { t } = useTexts();
  const mayAsk = isAtLeastNormal(useActor());
  return (
    <Panel title={t('kiosks.ask.title')}>
      {!mayAsk ? (
        <p className="form-hint">{t('kiosks.ask.mayNot')}</p>
      ) : status.state === 'unpaired' ? (
        <p className="form-hint">{t('kiosks.ask.unpaired')}</p>
      ) : (
        <Asking kiosk={status.number} />
      )}
    </Panel>
  );
}

function Asking({ kiosk }: { readonly kiosk: number }) {
  const { t } = useTexts();
  const [at_once, setAtOnce] = useState(false);
  const ask = useCommand('askKiosk', { refreshes: ['findKioskCommands'] });
  const send = (kind: KioskCommandKind, more: Partial<ParamsOf<typeof askKiosk>> = {}) =>
    ask.mutate({ kiosk, kind, at_once, ...more });
  return (
    <>
      <div className="kiosk-asking">
        {plainKinds.map((kind) => (
          <SteadyButton
            key={kind}
            variant="default"
            loading={ask.isPending && ask.variables.kind === kind}
            onClick={() => send(kind)}
          >
            {t(`kiosks.kinds.${kind}`)}
          </SteadyButton>
        ))}
      </div>
      <StoryChoice kiosk={kiosk} onShow={(story_id) => send('show_story', { story_id })} />
      <Checkbox
        label={t('kiosks.ask.at_once')}
        description={t('kiosks.ask.at_onceHint')}
        checked={at_once}
        onChange={({ currentTarget }) => setAtOnce(currentTarget.checked)}
      />
    </>
  );
}

interface ChoiceProps {
  readonly kiosk: number;
  readonly onShow: (storyId: string) => void;
}

function StoryChoice({ kiosk, onShow }: ChoiceProps) {
  const { t } = useTexts();
  const [chosen, setChosen] = useState<string | null>(null);
  const { data: stories } = useMethod('getKioskStories', { kiosk });
  const choices = (stories ?? []).map(({ id, calculated_full_name }) => ({ value: id, label: calculated_full_name }));
  return (
    <div className="kiosk-story">
      <Select
        label={t('kiosks.ask.story')}
        placeholder={t(stories?.length === 0 ? 'kiosks.ask.noStories' : 'kiosks.ask.chooseStory')}
        data={choices}
        disabled={choices.length === 0}
        searchable
        value={chosen}
        onChange={setChosen}
      />
      <Button variant="default" disabled={chosen === null} onClick={() => chosen && onShow(chosen)}>
        {t('kiosks.kinds.show_story')}
      </Button>
    </div>
  );
}
