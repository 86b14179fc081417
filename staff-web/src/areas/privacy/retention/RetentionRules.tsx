import { Button } from '@mantine/core';
import type { Retention } from '@salient/shared/areas/privacy/retention/retention.ts';
import { isAdmin } from '@salient/shared/areas/users/actor.ts';
import { momentText } from '@salient/shared/lib/dates/momentText.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useId, useState } from 'react';
import { Icon } from '../../../lib/icons/Icon.tsx';
import { useActor } from '../../../lib/session/useSession.ts';
import { classText } from './classText.ts';
import { periodText } from './periodText.ts';
import { RulesDialog } from './RulesDialog.tsx';

/** For how long each class is kept; administrators change it. */
export function RetentionRules({ retention }: { readonly retention: Retention }) {
  const { t } = useTexts();
  const id = useId();
  const mayChange = isAdmin(useActor());
  const [opened, setOpened] = useState(false);
  const { rules, changed_at, changed_by } = retention;
  return (
    <section className="form-section retention-section" aria-labelledby={id}>
      <h2 id={id}>{t('retention.rules')}</h2>
      <dl className="retention-rules">
        {rules.map((rule) => (
          <div key={rule.class}>
            <dt>{classText(t, rule.label)}</dt>
            <dd>
              <strong>{periodText(t, rule.period)}</strong>
              <span className="retention-soft">{classText(t, rule.from)}</span>
            </dd>
          </div>
        ))}
      </dl>
      {changed_at && changed_by && (
        <p className="retention-soft">{t('retention.changedBy', { who: changed_by, when: momentText(changed_at) })}</p>
      )}
      {mayChange ? (
        <Button variant="default" leftSection={<Icon name="edit" />} onClick={() => setOpened(true)}>
          {t('retention.change')}
        </Button>
      ) : (
        <p className="form-hint">{t('retention.rulesHint')}</p>
      )}
      {mayChange && <RulesDialog opened={opened} retention={retention} onClose={() => setOpened(false)} />}
    </section>
  );
}
