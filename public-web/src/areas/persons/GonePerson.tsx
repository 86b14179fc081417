import { personPath } from '@salient/shared/areas/persons/personPaths.ts';
import { dayInBrussels } from '@salient/shared/lib/dates/dayInBrussels.ts';
import { decodeDate } from '@salient/shared/lib/dates/partialDate.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { dateInSentence } from '@salient/shared/lib/ui/dateWords.ts';
import { useSite } from '../../lib/site/SiteContext.ts';
import { NothingHere } from '../../lib/ui/NothingHere.tsx';

interface Props {
  readonly id: string;
  /** The moment of the removal, ISO 8601. */
  readonly at: string;
}

/** For the address of a person that was removed: on which day, and how to ask (beyond.md 4). */
export function GonePerson({ id, at }: Props) {
  const { t } = useTexts();
  const { origin, site } = useSite();
  const date = decodeDate(dayInBrussels(at));
  const day = date && dateInSentence(date, t);
  const address = origin + personPath(id);
  const { helpMail } = site;
  return (
    <NothingHere title={t('personPage.gone.title')} text={t('personPage.gone.text', { day: day ?? '' })} status={410}>
      <p>{t('personPage.gone.ask')}</p>
      <p>
        <span className="address">{address}</span>
      </p>
      {helpMail && (
        <p>
          <a href={`mailto:${helpMail}?subject=${encodeURIComponent(address)}`}>
            {t('common.help.mail', { mail: helpMail })}
          </a>
        </p>
      )}
    </NothingHere>
  );
}
