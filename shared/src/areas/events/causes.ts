import type { Language } from '../../lib/i18n/languages.ts';
import { byWord, calledIn, readWordTable } from '../../lib/i18n/wordTable.ts';
import { normalizeText } from '../../lib/names/normalizeText.ts';

/** How lists say of what somebody died or was hurt, in the form of `readWordTable`. */
const table = `
gesneuveld; gevallen; gesneuveld in de strijd | killed in action; killed in battle | tué à l’ennemi/tuée à l’ennemi; mort au combat/morte au combat; mort sur le champ de bataille | gefallen; im Kampf gefallen | kia; k.i.a.
overleden aan verwondingen; gestorven aan zijn verwondingen | died of wounds; died of his wounds | mort de ses blessures/morte de ses blessures; mort des suites de ses blessures; blessures de guerre; suites de blessures; suites de blessures de guerre | den Wunden erlegen; an Verwundung gestorben; an seinen Wunden gestorben | dow; d.o.w.
vermist | missing; missing in action | disparu/disparue; disparu au combat | vermisst | mia
vermist, vermoedelijk gesneuveld | missing, presumed killed; missing, presumed dead | disparu, présumé tué/disparue, présumée tuée | vermisst, vermutlich gefallen
omgekomen | killed | tué/tuée | umgekommen
overleden in gevangenschap; overleden in krijgsgevangenschap | died as a prisoner of war; died in captivity | mort en captivité/morte en captivité; décédé en captivité | in Gefangenschaft gestorben
gefusilleerd na vonnis van een krijgsraad | executed by sentence of court martial; shot at dawn | fusillé par jugement/fusillée par jugement | standrechtlich erschossen
terechtgesteld; geëxecuteerd | executed | exécuté/exécutée | hingerichtet
terechtgesteld door de bezetter | executed by the occupier | exécuté par l’occupant/exécutée par l’occupant | durch die Besatzer hingerichtet
gefusilleerd; doodgeschoten | shot | fusillé/fusillée | erschossen
gefusilleerd bij de inval | shot during the invasion | fusillé lors de l’invasion/fusillée lors de l’invasion | beim Einmarsch erschossen
verdronken | drowned | noyé/noyée | ertrunken
ongeval; ongeluk; verongelukt | accident; killed in an accident; accidentally killed | accident; mort accidentellement | Unfall; verunglückt
zelfdoding; zelfmoord | suicide | suicide | Selbsttötung; Selbstmord
ontbering tijdens dwangarbeid | hardship during forced labour | privations du travail forcé | Entbehrungen der Zwangsarbeit
natuurlijke dood | natural causes | mort naturelle | natürlicher Tod
ziekte; overleden aan ziekte | disease; illness; sickness; died of disease | maladie; maladie contractée en service; maladie en service; mort de maladie | Krankheit; an Krankheit gestorben
ziekte in gevangenschap | illness in captivity | maladie en captivité; maladie contractée en captivité | Krankheit in der Gefangenschaft
longontsteking | pneumonia | pneumonie | Lungenentzündung
buiktyfus; tyfus | typhoid fever; typhoid | fièvre typhoïde | Typhus
dysenterie | dysentery | dysenterie | Ruhr
Spaanse griep; griep | influenza; Spanish flu | grippe espagnole; grippe | Spanische Grippe; Grippe
hersenvliesontsteking | meningitis | méningite | Hirnhautentzündung
tuberculose; tering | tuberculosis; consumption | tuberculose; phtisie | Tuberkulose; Schwindsucht
uitputting | exhaustion | épuisement | Erschöpfung
shellshock | shell shock | commotion | Nervenschock
beenbreuk | fractured leg | fracture de la jambe | Beinbruch
verbrijzelde hand | shattered hand | main broyée | zerschmetterte Hand
verlies van een oog | loss of an eye | perte d’un œil | Verlust eines Auges
tijdelijke blindheid | temporary blindness | cécité passagère | vorübergehende Erblindung
brandwonden door mosterdgas | mustard gas burns | brûlures par l’ypérite | Verbrennungen durch Senfgas
aantasting van de longen | damaged lungs | lésions pulmonaires | Lungenschaden
schotwond | gunshot wound | blessure par balle | Schusswunde
gasvergiftiging | gas poisoning; gassed | intoxication par les gaz; gazé/gazée | Gasvergiftung
chloorgas | chlorine | chlore | Chlorgas
mosterdgas | mustard gas | ypérite | Senfgas; Gelbkreuz
gaswolk | gas cloud | nappe de gaz | Gaswolke
gasgranaat | gas shell | obus à gaz | Gasgranate
beschieting; bombardement | shelling; bombardment | bombardement | Beschuss; Beschießung
granaatvuur; artillerievuur | shell fire; artillery fire | tir d’artillerie; obus | Artilleriefeuer
granaatscherf; granaatscherven | shell splinter; shell splinters; shrapnel | éclat d’obus; éclats d’obus | Granatsplitter
mitrailleurvuur | machine-gun fire | tir de mitrailleuse; mitrailleuse | Maschinengewehrfeuer; Maschinengewehr
geweerkogel; kogel | rifle bullet; bullet | balle de fusil; balle | Gewehrkugel
scherpschutter | sniper | tireur isolé | Scharfschütze
handgranaat | hand grenade; grenade | grenade | Handgranate
mijnontploffing | mine explosion | explosion de mine | Minensprengung
vliegtuigbom | aeroplane bomb | bombe d’avion | Fliegerbombe
ontploffing van een obus; ontploffing van een granaat | explosion of a shell | explosion d’un obus | Explosion einer Granate
`;

const causes = byWord(readWordTable(table).flat());

/**
 * What a list says of a death or a wound in the reader's language, whichever of the four it is written in; a word of that
 * language stays as it is. Null for what we do not know, which is most of what is told in sentences.
 */
export function causeIn(written: string, language: Language, gender: string): string | null {
  const word = normalizeText(written).replace(/\.$/, '');
  const cause = causes.get(word);
  if (!cause) return null;
  return cause.words[language].includes(word) ? written : calledIn(cause, language, word, gender);
}
