import { type Language, languageNames, languages } from '@salient/shared/i18n/languages.ts';
import { useTextSource, useTexts } from '@salient/shared/i18n/useTexts.ts';
import { Mark } from '@salient/shared/ui/Mark.tsx';
import { motion } from 'framer-motion';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { switchLanguage } from './texts.ts';

/** What a kiosk shows until it has stories to tell; it says so. */
export function FrontPage({ screen }: { readonly screen: 'kiosk' | 'pair' }) {
  const { t, language } = useTexts();
  const { number } = useParams();
  const place = screen === 'pair' ? t('kioskHome.pair') : number ? t('kioskHome.kiosk', { number }) : null;
  const title = t('kioskHome.title');
  useEffect(() => {
    document.title = `${title} – Salient`;
  }, [title]);
  return (
    <div className="front">
      <header className="front-head">
        <Mark />
        <span>{t('common.product')}</span>
        {place && <span className="front-place">{place}</span>}
      </header>
      <main className="front-main">
        <motion.div
          key={language}
          initial={{ opacity: 0 }}
          animate={{ opacity: 1 }}
          transition={{ duration: 0.25, ease: 'easeOut' }}
        >
          <h1>{title}</h1>
          <p>{t('kioskHome.intro')}</p>
          <p className="front-status">{t('kioskHome.status')}</p>
        </motion.div>
      </main>
      <LanguageBar />
    </div>
  );
}

/** Four names, always visible, at the lower edge where every hand reaches them. */
function LanguageBar() {
  const { t, language: current } = useTexts();
  const texts = useTextSource();
  const choose = (language: Language) => void switchLanguage(texts, language).catch(() => undefined);
  return (
    <nav className="front-languages" aria-label={t('common.language')}>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === current}
          onClick={() => choose(language)}
        >
          {languageNames[language]}
        </button>
      ))}
    </nav>
  );
}
