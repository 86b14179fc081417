import type { Language } from '@salient/shared/lib/i18n/languages.ts';
import type { KnownPlace } from '../places/PlaceBook.ts';

/** How a sentence speaks of a place: in it, near it, from it, to it. */
export type Relation = 'in' | 'near' | 'from' | 'to';

/** The place with its preposition, such as `bij de Kemmelberg`, `au Havre`, `près d'Ypres`, `beim Polygonwald`. */
export function placeWords(place: KnownPlace, language: Language, relation: Relation): string {
  const name = place.names[language];
  const isSpot = place.type === 'topo';
  switch (language) {
    case 'nl':
      return dutch(name, isSpot, relation);
    case 'en':
      return { in: isSpot ? 'at ' : 'in ', near: 'near ', from: 'from ', to: 'to ' }[relation] + name;
    case 'fr':
      return french(name, relation);
    case 'de':
      return german(name, isSpot, relation);
  }
}

function dutch(name: string, isSpot: boolean, relation: Relation): string {
  const article = /^Bos |bos$/.test(name) ? 'het ' : /berg$|gang$|bossen$|poort$/.test(name) && isSpot ? 'de ' : '';
  const before = { in: isSpot ? 'bij ' : 'in ', near: 'bij ', from: 'uit ', to: 'naar ' }[relation];
  return before + article + name.replace(/^Bos /, 'bos ');
}

const frenchGender = (name: string): 'le' | 'la' | 'les' | '' => {
  if (/^Le |^(Bois|Mont|Boyau|Saillant) /.test(name)) return 'le';
  if (/^Les /.test(name)) return 'les';
  return /^(Colline|Forêt|Porte|Plaine) /.test(name) ? 'la' : '';
};

function french(name: string, relation: Relation): string {
  const gender = frenchGender(name);
  const bare = name.replace(/^Les? /, '');
  if (relation === 'in' || relation === 'to') {
    return { le: `au ${bare}`, les: `aux ${bare}`, la: `à la ${name}`, '': `à ${name}` }[gender];
  }
  const of = { le: `du ${bare}`, les: `des ${bare}`, la: `de la ${name}`, '': '' }[gender];
  const from = of || (/^[AEIOUYÉÈÊÀÂÎÔ]/.test(name) ? `d'${name}` : `de ${name}`);
  return relation === 'near' ? `près ${from}` : from;
}

function german(name: string, isSpot: boolean, relation: Relation): string {
  if (isSpot && relation !== 'to' && /wald|Wald|berg$|busch$/.test(name)) {
    return { in: 'am ', near: 'beim ', from: 'vom ' }[relation] + name;
  }
  return { in: isSpot ? 'bei ' : 'in ', near: 'bei ', from: 'aus ', to: 'nach ' }[relation] + name;
}
