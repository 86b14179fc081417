import { passwordStrength, strengthLevel } from '@salient/shared/areas/users/passwordStrength.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';

/** How hard the password is to guess, as a bar and as a word (AUTH-14). */
export function StrengthBar({ password }: { readonly password: string }) {
  const { t } = useTexts();
  const score = passwordStrength(password);
  const level = password === '' ? 'none' : strengthLevel(score);
  const word = t(`access.strengths.${level}`);
  return (
    <div className="strength" data-level={level}>
      <meter min={0} max={100} value={score} aria-label={t('access.strength')} aria-valuetext={word} />
      <p aria-live="polite">{word}</p>
    </div>
  );
}
