import type { Language } from '@salient/shared/lib/i18n/languages.ts';
import { useEffect, useState } from 'react';

/** Whether this machine has a voice for a language; voices may come late. */
export function useHasVoice(language: Language): boolean {
  const [voices, setVoices] = useState(() => globalThis.speechSynthesis?.getVoices() ?? []);
  useEffect(() => {
    const speech = globalThis.speechSynthesis;
    if (!speech) return;
    const heard = () => setVoices(speech.getVoices());
    speech.addEventListener('voiceschanged', heard);
    return () => speech.removeEventListener('voiceschanged', heard);
  }, []);
  return voices.some(({ lang, localService }) => localService && lang.toLowerCase().startsWith(language));
}

/** Reads a text out as long as the mode is on and the text is on the screen. */
export function useReadAloud(text: string, language: Language, isOn: boolean): void {
  useEffect(() => {
    const speech = globalThis.speechSynthesis;
    if (!speech || !isOn || text === '') return;
    const spoken = new SpeechSynthesisUtterance(text);
    spoken.lang = language;
    speech.cancel();
    speech.speak(spoken);
    return () => speech.cancel();
  }, [text, language, isOn]);
}
