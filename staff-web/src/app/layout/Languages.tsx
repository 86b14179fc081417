import { useTextSource } from '@salient/shared/lib/i18n/useTexts.ts';
import { LanguageSwitch } from '@salient/shared/lib/ui/LanguageSwitch.tsx';
import { useLocation } from 'react-router-dom';
import { useMessages } from '../../lib/messages/useMessages.ts';
import { switchLanguage } from '../texts.ts';

/** NL | EN | FR | DE; the page changes at once and keeps what was typed (I18N-08, I18N-09). */
export function Languages() {
  const texts = useTextSource();
  const messages = useMessages();
  const { pathname, search } = useLocation();
  const inLanguage = (language: string) => {
    const query = new URLSearchParams(search);
    query.delete('language');
    query.set('lang', language);
    return `${pathname}?${query}`;
  };
  return (
    <LanguageSwitch
      hrefOf={inLanguage}
      onChoose={(language) => void switchLanguage(texts, language).catch(messages.failure)}
    />
  );
}
