import { z } from 'zod';
import { FieldErrorList } from '../../lib/contract/validation.ts';
import { languages } from '../../lib/i18n/languages.ts';
import { cleanLine, isOneOf } from '../../lib/schemas/cleanText.ts';
import { type KioskInput, kioskLimits } from './kiosk.ts';
import { defaultKioskSettings, type KioskSettings, kioskSettingsSchema } from './kioskSettings.ts';
import { defaultOpeningHours, isSpan, type OpeningHours, readException, weekdays } from './openingHours.ts';

/** How a kiosk is set up, as it is stored. */
export interface KioskDraft extends KioskSettings, OpeningHours {
  name: string;
  place: string;
  alert_email: string;
  alert_minutes: number;
}

/** A kiosk that nobody has set up. */
export const emptyKiosk: Readonly<KioskDraft> = {
  name: '',
  place: '',
  ...defaultKioskSettings,
  ...defaultOpeningHours,
  alert_email: '',
  alert_minutes: 3,
};

/** Bounds of the numbers, as the form says them and the check enforces them. */
export const kioskNumberBounds = {
  panel_inches: boundsOf(kioskSettingsSchema.shape.panel_inches),
  viewing_distance_mm: boundsOf(kioskSettingsSchema.shape.viewing_distance_mm),
  idle_seconds: boundsOf(kioskSettingsSchema.shape.idle_seconds),
  warn_seconds: boundsOf(kioskSettingsSchema.shape.warn_seconds),
  alert_minutes: { ...kioskLimits.alertMinutes, whole: true },
} as const;
type NumberField = keyof typeof kioskNumberBounds;

function boundsOf({ minValue, maxValue, format }: z.ZodNumber) {
  return { least: minValue ?? 0, most: maxValue ?? 0, whole: format === 'safeint' };
}

const emailSchema = z.email();

/**
 * Checks what an administrator gives for a kiosk and answers it in stored form.
 *
 * @param base the stored kiosk: absent fields keep its values, null goes back to what holds for one that nobody set up.
 * @returns the draft is only fit to be written when `errors` is empty.
 */
export function checkKiosk(
  input: KioskInput,
  base: Readonly<KioskDraft>,
): { readonly draft: KioskDraft; readonly errors: FieldErrorList } {
  const errors = new FieldErrorList();

  const line = (field: 'name' | 'place' | 'alert_email', longest: number): string => {
    const given = input[field];
    const text = given === undefined ? base[field] : cleanLine(given ?? '').normalize('NFC');
    if (text.length > longest) errors.add(field, 'INVALID_LENGTH');
    return text;
  };
  const number = (field: NumberField): number => {
    const given = input[field];
    if (given === undefined) return base[field];
    if (given === null || String(given).trim() === '') return emptyKiosk[field];
    const { least, most, whole } = kioskNumberBounds[field];
    const text = String(given).trim().replace(',', '.');
    const value = /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
    if (Number.isNaN(value) || (whole && !Number.isInteger(value))) errors.add(field, 'INVALID_FORMAT');
    else if (value < least || value > most) errors.add(field, 'INVALID_DATA');
    else return value;
    return base[field];
  };
  const flag = (field: 'motion' | 'always_open'): boolean =>
    input[field] === undefined ? base[field] : (input[field] ?? emptyKiosk[field]);

  const language = input.language === undefined ? base.language : (input.language ?? emptyKiosk.language);
  if (!isOneOf(languages, language)) errors.add('language', 'INVALID_OPTION');

  const alert_email = line('alert_email', kioskLimits.email);
  if (alert_email !== '' && !emailSchema.safeParse(alert_email).success) errors.add('alert_email', 'INVALID_FORMAT');

  const draft: KioskDraft = {
    name: line('name', kioskLimits.name),
    place: line('place', kioskLimits.place),
    panel_inches: number('panel_inches'),
    viewing_distance_mm: number('viewing_distance_mm'),
    language: isOneOf(languages, language) ? language : base.language,
    idle_seconds: number('idle_seconds'),
    warn_seconds: number('warn_seconds'),
    motion: flag('motion'),
    always_open: flag('always_open'),
    ...checkHours(input, base, errors),
    alert_email,
    alert_minutes: number('alert_minutes'),
  };
  return { draft, errors };
}

function checkHours(input: KioskInput, base: Readonly<KioskDraft>, errors: FieldErrorList) {
  const spans = weekdays.map((day) => {
    const given = input[day];
    if (given === undefined) return [day, base[day]] as const;
    const span = (given ?? '').replaceAll(/\s/g, '');
    if (span !== '' && !isSpan(span)) errors.add(day, 'INVALID_FORMAT');
    return [day, span] as const;
  });
  return {
    ...(Object.fromEntries(spans) as Pick<OpeningHours, (typeof weekdays)[number]>),
    exceptions: checkExceptions(input, base, errors),
  };
}

/** In the order of their days; a day has one exception. */
function checkExceptions({ exceptions }: KioskInput, base: Readonly<KioskDraft>, errors: FieldErrorList): string[] {
  if (exceptions === undefined) return base.exceptions;
  const texts = (exceptions ?? []).map((text) => cleanLine(text)).filter((text) => text !== '');
  const read = texts.map(readException);
  if (read.includes(null)) errors.add('exceptions', 'INVALID_FORMAT');
  const days = read.map((exception) => exception?.date);
  if (new Set(days).size < days.length) errors.add('exceptions', 'DATA_ALREADY_EXISTS');
  if (texts.length > kioskLimits.exceptions) errors.add('exceptions', 'TOO_MANY_VALUES');
  return texts.sort();
}
