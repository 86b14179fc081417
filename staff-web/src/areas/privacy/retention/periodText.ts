import type { Translate } from '@salient/shared/lib/i18n/texts.ts';
import type { RetentionPeriod } from '@salient/shared/lib/retention/retentionPeriod.ts';

/** `36 months`, or that there is no limit. */
export const periodText = (t: Translate, period: RetentionPeriod | null): string =>
  period ? t(`retention.period.${period.unit}`, { count: period.count }) : t('retention.unlimited');
