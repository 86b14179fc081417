import type { HardWords } from './hardWord.ts';

export const hardWords: HardWords = {
  armistice: {
    forms: ['Waffenstillstand', 'Waffenstillstands'],
    means: 'Der Tag, an dem beide Seiten aufhören zu kämpfen.',
  },
  barbed_wire: {
    forms: ['Stacheldraht', 'Stacheldrahts'],
    means: 'Draht mit scharfen Spitzen, durch den niemand hindurchkommt.',
  },
  bombardment: {
    forms: ['Beschuss', 'Beschusses', 'Bombardierung', 'Bombardierungen'],
    means: 'Wenn sehr viele Bomben oder Granaten auf einen Ort fallen.',
  },
  bunker: {
    forms: ['Bunker', 'Bunkers', 'Bunkern'],
    means: 'Ein Schutzraum mit dicken Mauern, oft aus Beton.',
  },
  cemetery: {
    forms: ['Friedhof', 'Friedhofs', 'Friedhofes', 'Friedhöfe', 'Friedhöfen'],
    means: 'Ein Ort mit Gräbern. Viele Soldaten liegen dort zusammen.',
  },
  colony: {
    forms: ['Kolonie', 'Kolonien'],
    means: 'Ein Land, in dem ein anderes, fernes Land bestimmt.',
  },
  death_penalty: {
    forms: ['Todesstrafe', 'zum Tod verurteilt', 'zum Tode verurteilt'],
    means: 'Die härteste Strafe: Wer sie bekam, musste sterben.',
  },
  deported: {
    forms: ['verschleppt', 'verschleppte', 'verschleppten'],
    means: 'An einen anderen Ort gebracht, obwohl man das nicht wollte.',
  },
  enemy: {
    forms: ['Feind', 'Feinde', 'Feinden', 'Feindes'],
    means: 'Die, gegen die man in einem Krieg kämpft.',
  },
  explosives: {
    forms: ['Sprengstoff', 'Sprengstoffs', 'Sprengstoffe'],
    means: 'Ein Stoff, den man explodieren lassen kann.',
  },
  fallen: {
    forms: ['Gefallener', 'Gefallene', 'Gefallenen', 'ist gefallen', 'sind gefallen'],
    means: 'Als Soldat in einem Kampf gestorben.',
  },
  field_hospital: {
    forms: ['Feldlazarett', 'Feldlazarette', 'Feldlazaretts', 'Lazarett', 'Lazarette', 'Lazaretts'],
    means: 'Ein Krankenhaus für Soldaten, oft in Zelten und nahe der Front.',
  },
  front: {
    forms: ['Front', 'Fronten', 'Frontlinie'],
    means: 'Der Ort, an dem die Armeen gegeneinander kämpfen.',
  },
  gas: {
    forms: ['Gas', 'Giftgas', 'Gase'],
    means: 'Eine giftige Wolke. Wer sie einatmete, wurde krank oder starb.',
  },
  memorial: {
    forms: ['Denkmal', 'Denkmals', 'Denkmäler', 'Denkmälern'],
    means: 'Ein Bauwerk oder Stein, damit man Menschen nicht vergisst.',
  },
  mine: {
    forms: ['Minen'],
    means: 'Sprengstoff, der in der Erde versteckt ist.',
  },
  missing: {
    forms: ['vermisst', 'vermisste', 'vermissten'],
    means: 'Niemand weiß, wo er oder sie geblieben ist.',
  },
  occupation: {
    forms: ['Besatzung', 'besetzt', 'besetzte', 'besetzten'],
    means: 'Soldaten aus einem anderen Land bestimmen dort.',
  },
  officer: {
    forms: ['Offizier', 'Offiziere', 'Offizieren', 'Offiziers'],
    means: 'Jemand in der Armee, der den Soldaten Befehle gibt.',
  },
  prisoner_of_war: {
    forms: ['Kriegsgefangener', 'Kriegsgefangene', 'Kriegsgefangenen'],
    means: 'Ein Soldat, den der Feind gefangen hat.',
  },
  refugee: {
    forms: ['Flüchtling', 'Flüchtlinge', 'Flüchtlingen', 'Flüchtlings'],
    means: 'Jemand, der von zu Hause wegmuss, weil es dort gefährlich ist.',
  },
  shell: {
    forms: ['Granate', 'Granaten'],
    means: 'Eine Art Bombe, die mit einer Kanone abgeschossen wird.',
  },
  sluice: {
    forms: ['Schleuse', 'Schleusen'],
    means: 'Ein großes Tor im Wasser, das man öffnen und schließen kann.',
  },
  trench: {
    forms: ['Schützengraben', 'Schützengrabens', 'Schützengräben'],
    means: 'Ein tiefer, schmaler Gang in der Erde, in dem Soldaten Schutz suchten.',
  },
  unknown_soldier: {
    forms: ['unbekannter Soldat', 'unbekannte Soldat', 'unbekannten Soldaten', 'unbekannte Soldaten'],
    means: 'Ein toter Soldat, dessen Namen niemand kennt.',
  },
  volunteer: {
    forms: ['Freiwilliger', 'Freiwillige', 'Freiwilligen'],
    means: 'Jemand, der etwas tut, ohne dass er muss.',
  },
};
