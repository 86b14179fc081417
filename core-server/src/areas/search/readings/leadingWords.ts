import { normalizeText } from '@salient/shared/lib/names/normalizeText.ts';
import type { Span } from './Span.ts';
import type { TypedWord } from './TypedWord.ts';

/** Words before a place, a unit or a date that belong to it: from Ieper, uit, à, aus; born, killed, † and around. */
const leading = new Set(
  `from of at in near on the born died killed kia fell wounded buried serving served with around about circa ca before after
   uit van te bij op de het omstreeks rond voor geb geboren gest gestorven gesn gesneuveld overl overleden gewond begraven
   a au aux en du des le la les dans vers avant apres ne nee mort morte morts tombe tue tuee blesse decede decedee enterre
   aus bei zu in von vom im am den dem der die das um gest gef gefallen verwundet begraben`.split(/\s+/),
);
/** Before a date alone; elsewhere they are initials. */
const leadingDates = new Set(['b', 'd']);

const plain = ({ text }: TypedWord) => normalizeText(text).replace(/[^\p{L}]/gu, '');

/** Whether a word leads to what stands behind it: uit Ieper. */
export const leads = (word: TypedWord, kind: Span['kind']): boolean =>
  leading.has(plain(word)) || (kind === 'date' && leadingDates.has(plain(word)));

/** Whether a word in small letters leads to something and is nothing itself: `au` is no village. */
export const leadsAlone = (word: TypedWord): boolean => /^\p{Ll}+$/u.test(word.text) && leading.has(plain(word));
