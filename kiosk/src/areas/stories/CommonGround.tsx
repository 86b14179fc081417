import type { CommonFact } from '@salient/shared/areas/stories/common-ground/commonFact.ts';
import { commonFactText } from '@salient/shared/areas/stories/common-ground/commonFactText.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useState } from 'react';
import { Icon } from '../../lib/touch/Icon.tsx';
import { TouchButton } from '../../lib/touch/TouchButton.tsx';
import { useVisit } from '../../lib/visit/VisitProvider.tsx';

interface Props {
  readonly facts: readonly CommonFact[];
  /** Whether one of the two stories leads to the other. */
  readonly areLinked: boolean;
}

/** What two lives have in common, in sentences. Children look for it first, and touch to see it. */
export function CommonGround({ facts, areLinked }: Props) {
  const { t } = useTexts();
  const { version } = useVisit().visit;
  const [isShown, setIsShown] = useState(false);
  if (facts.length === 0) {
    return areLinked && <p className="common-ground">{t(`commonGround.${version}.sideBySide`)}</p>;
  }
  const isAsked = version === 'child' && !isShown;
  return (
    <div className="common-ground" role={version === 'child' ? 'status' : undefined}>
      {isAsked ? (
        <div className="common-ground-asked">
          <p>{t('childStory.inCommon')}</p>
          <TouchButton className="button-main" onClick={() => setIsShown(true)}>
            <Icon name="search" />
            {t('childStory.guess')}
          </TouchButton>
        </div>
      ) : (
        <Sentences facts={facts} />
      )}
    </div>
  );
}

function Sentences({ facts }: Pick<Props, 'facts'>) {
  const texts = useTexts();
  const { version } = useVisit().visit;
  return (
    <ul>
      {facts.map((fact) => (
        <li key={fact.kind}>{commonFactText(texts, version, fact)}</li>
      ))}
    </ul>
  );
}
