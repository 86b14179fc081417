import { NativeSelect } from '@mantine/core';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { DayField } from './DayField.tsx';

interface Props {
  readonly label: string;
  /** `yyyy-mm-ddThh:00` */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);

/** A full hour of a day. */
export function HourField({ label, value, onChange }: Props) {
  const { t } = useTexts();
  const [day = '', hour = '00:00'] = value.split('T');
  return (
    <div className="hour-field">
      <DayField
        name=""
        label={label}
        value={day}
        codes={[]}
        readOnly={false}
        onChange={(chosen) => onChange(`${chosen ?? ''}T${hour}`)}
      />
      <NativeSelect
        label={t('dateFields.hour')}
        aria-label={`${label}${t('common.colon')}${t('dateFields.hour')}`}
        data={hours}
        value={hour}
        onChange={({ currentTarget }) => onChange(`${day}T${currentTarget.value}`)}
      />
    </div>
  );
}
